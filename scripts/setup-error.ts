/** Something a person can put right: its message is one sentence with the remedy and is shown without a stack. */
export class SetupError extends Error {
  override name = 'SetupError';
}
