import ts from 'typescript';

/** A test that a row names: its file from the root of the repository, and its title as the source has it. */
export interface NamedTest {
  readonly file: string;
  readonly title: string;
}

/** One statement of the specification, and what proves it. */
export interface CoverageRow {
  /** The section of the specification, such as 2. */
  readonly section: number;
  readonly statement: string;
  readonly tests: readonly NamedTest[];
}

const SEPARATOR = ' › ';

/** The rows of docs/spec-coverage.md, in order; a test is `file › title` between backticks. */
export function readCoverage(markdown: string): CoverageRow[] {
  return markdown
    .split('\n')
    .filter((line) => /^\| *\d/.test(line))
    .map((line) => {
      const [, section = '', statement = '', ...rest] = line.split('|').map((cell) => cell.trim());
      return { section: Number(section), statement, tests: namedTests(rest.join('|')) };
    });
}

function namedTests(cell: string): NamedTest[] {
  return Array.from(cell.matchAll(/`([^`]+)`/g), ([, name = '']) => {
    const [file = '', ...title] = name.split(SEPARATOR);
    return { file, title: title.join(SEPARATOR) };
  });
}

/** The titles of the tests of a source file that run; a template is given as it is written. */
export function testTitles(source: string): Set<string> {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const titles = new Set<string>();
  const visit = (node: ts.Node): void => {
    const title = ts.isCallExpression(node) && runsTests(node.expression) ? node.arguments[0] : undefined;
    if (title !== undefined && ts.isStringLiteralLike(title)) titles.add(title.text);
    else if (title !== undefined && ts.isTemplateExpression(title))
      titles.add(title.getText(file).slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return titles;
}

/** Whether this is `it`, `test`, or either with `.each(…)`; not one that is skipped or still to be written. */
function runsTests(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'it' || callee.text === 'test';
  if (!ts.isCallExpression(callee) || !ts.isPropertyAccessExpression(callee.expression)) return false;
  return callee.expression.name.text === 'each' && runsTests(callee.expression.expression);
}
