/** A number from 0 to `count` - 1 that is the same for the same text, whatever its case, on every device. */
export function stableChoice(text: string, count: number): number {
  let hash = 2_166_136_261;
  for (const character of text.toLowerCase()) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16_777_619);
  }
  // The low bits of FNV-1a alone are poorly mixed for short words.
  hash ^= hash >>> 15;
  return (hash >>> 0) % count;
}
