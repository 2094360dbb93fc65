import ts from 'typescript';

/** Every text of a source file: titles of tests and the rows of their tables are among them; comments are not. */
export function textsOf(source: string): Set<string> {
  const file = ts.createSourceFile('a.tsx', source, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX);
  const texts = new Set<string>();
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node)) texts.add(node.text);
    else if (ts.isTemplateExpression(node)) texts.add(node.getText(file).slice(1, -1));
    ts.forEachChild(node, visit);
  };
  visit(file);
  return texts;
}

/** Whether a title says that it is about this case: "case 9, deleted", "cases 1 and 4: …", or "9 …" among the rules. */
export function isAbout(title: string, number: number): boolean {
  const one = /^(?:case )?(\d+)\b/.exec(title)?.[1];
  const several = /^cases (\d+(?:(?:, | and )\d+)+)\b/.exec(title)?.[1]?.split(/, | and /) ?? [];
  return [one, ...several].includes(String(number));
}
