import ts from 'typescript';

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
