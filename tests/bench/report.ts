/** One line of the report. Lists and notes are for the JSON and for whoever wants to know what is in a figure. */
export interface Row {
  readonly what: string;
  /** What the product took. */
  readonly measured: number;
  /** What the floor took in the same run, where there is one. */
  readonly floor?: number;
  readonly unit:
    | 'ms CPU'
    | 'ms'
    | 'B brotli'
    | 'B gzip'
    | 'documents'
    | 'messages'
    | 'ratio'
    | 'points'
    | 'shift'
    | 'tasks'
    | 'stretches'
    | 'requests';
  readonly details?: readonly string[];
}

/** A part of the benchmark, with what it knowingly leaves out. */
export interface Section {
  readonly title: string;
  readonly rows: readonly Row[];
  readonly notMeasured: readonly string[];
}

/** The value below which the given part of the values lies (nearest rank); 0.5 is the median. NaN of none. */
export function quantile(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.max(0, Math.ceil(part * sorted.length) - 1)] ?? NaN;
}

/** Measured by floor, or undefined where there is no floor. */
export function ratioOf({ measured, floor }: Row): number | undefined {
  return floor === undefined ? undefined : measured / floor;
}

/** Of the units that are not whole. */
const DECIMALS: Partial<Record<Row['unit'], number>> = { ms: 1, 'ms CPU': 1, ratio: 2, shift: 4 };

const shown = (value: number, unit: Row['unit']) =>
  `${DECIMALS[unit] === undefined ? Math.round(value) : value.toFixed(DECIMALS[unit])} ${unit}`;

/** A section as lines of text, figures under each other. */
export function table({ title, rows, notMeasured }: Section): string {
  const cells = rows.map((row) => [
    row.what,
    shown(row.measured, row.unit),
    row.floor === undefined ? '' : shown(row.floor, row.unit),
    ratioOf(row)?.toFixed(2) ?? '',
  ]);
  const head = ['', 'measured', 'floor', 'ratio'];
  const widths = head.map((name, column) =>
    Math.max(name.length, ...cells.map((row) => row[column]?.length ?? 0)),
  );
  const line = (row: readonly string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0;
        return column === 0 ? cell.padEnd(width) : cell.padStart(width);
      })
      .join('  ');
  const details = rows.flatMap(({ what, details: parts }) =>
    parts ? [`  ${what}: ${parts.join(', ')}`] : [],
  );
  return [
    `\n${title}`,
    line(head),
    ...cells.map(line),
    ...details,
    ...notMeasured.map((each) => `Not measured: ${each}`),
  ].join('\n');
}
