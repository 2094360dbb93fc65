/**
 * What somebody wrote, for a terminal: on one line of `length` characters at the most, and without what would move the
 * cursor or turn the direction of what is read.
 */
export function printable(text: string, length: number): string {
  const line = text.replaceAll(/[\p{Cc}\p{Cf}\s]+/gu, ' ');
  return [...line].slice(0, length).join('');
}
