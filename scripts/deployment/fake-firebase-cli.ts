// Stands in for the Firebase CLI at the process boundary: keeps what it was asked beside itself, and answers as told.
// FAKE_ANSWERS is JSON: for a command's name, what it says and the code it ends with.
import { appendFileSync } from 'node:fs';

const [command = '', ...args] = process.argv.slice(2);
const answers = JSON.parse(process.env['FAKE_ANSWERS'] ?? '{}') as Record<
  string,
  { says: string; code: number }
>;
const call = { command, args, origin: process.env['KNACK_ORIGIN'] };
appendFileSync('calls.jsonl', `${JSON.stringify(call)}\n`);
const { says = '', code = 0 } = answers[command] ?? {};
if (says !== '') console.log(says);
process.exitCode = code;
