const LIST_ITEM = /^(?:- |\d+\. )/;

/**
 * Text that is wrapped and indented with the code around it, as its author meant it: lines are joined to
 * paragraphs, an empty line separates two of them, and a line that starts with `- ` or `1. ` begins a list item.
 */
export function prose(strings: TemplateStringsArray): string {
  return strings
    .join('')
    .trim()
    .split(/\n[ \t]*\n/)
    .map(joinLines)
    .join('\n\n');
}

function joinLines(paragraph: string): string {
  return paragraph
    .split('\n')
    .map((line) => line.trim())
    .reduce((text, line) => text + (LIST_ITEM.test(line) ? '\n' : ' ') + line);
}
