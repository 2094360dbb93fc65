/** What the suite's guard is told, as JSON in its first argument. All paths are absolute. */
export type GuardOrder = {
  /** The Firebase CLI's script and its arguments. */
  readonly args: readonly string[];
  /** Where the CLI works: its debug logs and half-made exports land there. */
  readonly folder: string;
  readonly logFile: string;
  /** Holds the process id of the Firestore emulator while that runs. */
  readonly javaPidFile: string;
  /** Removed once everything has ended. */
  readonly remove: readonly string[];
};
