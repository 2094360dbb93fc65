/**
 * A fresh key for one submission. Keep it with the draft and send it with every attempt, so that however often it
 * arrives, one thing is created; make a new one once the submission is through or its content has changed.
 */
export function createIdempotencyKey(): string {
  // randomUUID is missing where the page is not served securely, such as a phone looking at a developer's machine.
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID();
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');
}
