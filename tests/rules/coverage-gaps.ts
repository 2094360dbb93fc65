/** A place in the rules: `line` and `column` count from 1; the offsets are of the source, `endOffset` included. */
interface SourcePosition {
  line?: number;
  column?: number;
  currentOffset?: number;
  endOffset?: number;
}

interface Expression {
  sourcePosition: SourcePosition;
  /** What the expression came to: `{}` where it was passed over, `undefined` where it failed. */
  values?: { value: { boolValue?: boolean; undefined?: unknown; [type: string]: unknown } }[];
  children?: Expression[];
}

/** The answer of the Firestore emulator's `ruleCoverage`: the rules, and each expression with what it came to. */
export interface CoverageReport {
  rules: { files: { content: string }[] };
  report?: Expression[];
}

/**
 * What the tests do not cover, a line each for a person to read (`firestore.rules:12:14 never false: …`): expressions
 * that were never evaluated or only ever failed, and conditions that were never both true (allow) and false (deny).
 * Where the parts of an expression explain its gap, the parts are named instead.
 */
export function coverageGaps({ rules, report = [] }: CoverageReport): string[] {
  const source = rules.files[0]?.content ?? '';
  return report.flatMap((expression) => gapsOf(expression)).map((gap) => describe(gap, source));
}

interface Gap {
  position: SourcePosition;
  reason: string;
}

function gapsOf({ sourcePosition: position, values = [], children = [] }: Expression): Gap[] {
  const outcomes = values.map(({ value }) => value).filter((value) => Object.keys(value).length > 0);
  if (outcomes.length === 0) return [{ position, reason: 'never evaluated' }];
  if (outcomes.every((value) => 'undefined' in value)) return [{ position, reason: 'only ever failed' }];

  const inParts = children.flatMap((part) => gapsOf(part));
  const conditions = outcomes.filter((value) => 'boolValue' in value).map((value) => value.boolValue);
  if (new Set(conditions).size !== 1) return inParts;
  const reason = conditions[0] ? 'never false' : 'never true';
  return inParts.length > 0 ? inParts : [{ position, reason }];
}

function describe({ position, reason }: Gap, source: string): string {
  const { line = 1, column = 1, currentOffset = 0, endOffset = currentOffset } = position;
  // The emulator ends a call before its closing parenthesis, and one without arguments before the opening one.
  let end = endOffset + 1;
  if (source.startsWith('()', end)) end += 2;
  while (end < source.length && open(source.slice(currentOffset, end)) > 0) end += 1;
  const expression = source.slice(currentOffset, end).replaceAll(/\s+/g, ' ');
  const shown = expression.length > 100 ? `${expression.slice(0, 100)}…` : expression;
  return `firestore.rules:${line}:${column} ${reason}: ${shown}`;
}

function open(text: string): number {
  return text.split('(').length - text.split(')').length;
}
