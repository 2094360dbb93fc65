import * as v from 'valibot';
import type { Request } from 'express';
import type { FieldError } from '@knack/contract/problems';
import { Refusal } from '../platform/refusal.ts';

/** `value` as `schema` parses it. Throws the Refusal `invalid-input` with the first objection to each field. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  value: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, value, { abortPipeEarly: true });
  if (result.success) return result.output;
  throw new Refusal('invalid-input', 'Please correct the fields that are named.', {
    errors: result.issues.map(objection),
  });
}

function objection(issue: v.BaseIssue<unknown>): FieldError {
  return { field: v.getDotPath(issue) ?? '', message: messageOf(issue) };
}

function messageOf({ type, expected, message }: v.BaseIssue<unknown>): string {
  if (type !== 'strict_object') return message;
  return expected === 'never' ? 'Is not a field here.' : 'Is required.';
}

/**
 * The parameters of the address as `schema` parses them; one that is given twice is a list. Throws the Refusal
 * `invalid-input`.
 */
export function readQuery<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): v.InferOutput<Schema> {
  const start = request.url.indexOf('?');
  const parameters = new URLSearchParams(start === -1 ? '' : request.url.slice(start));
  const names = [...new Set(parameters.keys())];
  const entries = names.map((name): [string, unknown] => {
    const values = parameters.getAll(name);
    return [name, values.length === 1 ? values[0] : values];
  });
  return parseInput(schema, Object.fromEntries(entries));
}

const nothing = v.strictObject({});

/** Refuses any parameter, for addresses that take none. */
export function refuseQuery(request: Request): void {
  if (request.url.includes('?')) readQuery(request, nothing);
}
