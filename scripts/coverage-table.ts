/** A test that a row names: its file from the root of the repository, and its title as the source has it. */
interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** What is to be proven, and by which tests. */
export interface CoverageRow {
  /** Of the section of the specification, or of the abuse case. */
  readonly number: number;
  readonly what: string;
  readonly tests: readonly NamedTest[];
}

const SEPARATOR = ' › ';

/** The rows of a table of docs/ that begin with a number, in order; a test is `file › title` between backticks. */
export function readCoverageTable(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const [, number = '', what = '', ...rest] = line.split('|').map((cell) => cell.trim());
      return { number: Number(number), what, tests: namedTests(rest.join('|')) };
    });
}

function namedTests(cell: string): NamedTest[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => {
    const [file = '', ...title] = name.split(SEPARATOR);
    return { file, title: title.join(SEPARATOR) };
  });
}
