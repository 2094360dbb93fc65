import * as logger from 'firebase-functions/logger';

/** What a log entry may carry: no names, addresses, tokens or texts of people. */
export type LogFields = Readonly<Record<string, string | number | boolean | undefined>>;

/** Structured log entries, one line each. */
export interface Log {
  info(message: string, fields: LogFields): void;
  error(message: string, fields: LogFields): void;
}

/** The log that Cloud Logging reads. */
export const cloudLog: Log = {
  info: (message, fields) => logger.info(message, fields),
  error: (message, fields) => logger.error(message, fields),
};

// Firestore's messages name the document, and a document's id can be somebody's name.
const DOCUMENT_PATH = /\b(documents)\/[^\s"'`,]+/g;

/** An error as it may stand in the log, with its causes. */
export function describeError(error: unknown): string {
  if (!(error instanceof Error)) return `thrown: ${typeof error}`;
  const code = 'code' in error ? ` (code ${String(error.code)})` : '';
  const text = (error.stack ?? `${error.name}: ${error.message}`).replaceAll(DOCUMENT_PATH, '$1/…') + code;
  return error.cause === undefined ? text : `${text}\ncaused by ${describeError(error.cause)}`;
}
