import { useEffect, type RefObject } from 'react';
import * as v from 'valibot';
import { isApiError } from './api-error.ts';

/** Why fields are refused, by the field's name, in words for a person. */
export type FieldErrors = Partial<Record<string, string>>;

type Validation<T> = { valid: true; value: T; errors?: never } | { valid: false; errors: FieldErrors };

/** What a schema of the contract makes of a form's fields: the value to send, or why which fields are refused. */
export function validate<S extends v.GenericSchema>(
  schema: S,
  fields: unknown,
): Validation<v.InferOutput<S>> {
  const parsed = v.safeParse(schema, fields, { abortPipeEarly: true });
  if (parsed.success) return { valid: true, value: parsed.output };
  const entries = parsed.issues.map((issue): [string, string] => [
    topField(v.getDotPath(issue)),
    issue.message,
  ]);
  return { valid: false, errors: Object.fromEntries(entries.reverse()) };
}

/** The fields that the API refused, as `validate` would say it; empty when it was something else. */
export function refusedFields(error: unknown): FieldErrors {
  if (!isApiError(error)) return {};
  return Object.fromEntries(error.fieldErrors.map(({ field, message }) => [topField(field), message]));
}

function topField(path: string | null): string {
  return (path ?? '').split('.')[0] ?? '';
}

/** Moves the focus to the first refused control of a form whenever it has been refused anew. */
export function useFocusOnRefusal(form: RefObject<HTMLFormElement | null>, errors: FieldErrors): void {
  useEffect(() => {
    if (Object.keys(errors).length === 0) return;
    const refused = form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    const control = refused?.matches('fieldset') ? refused.querySelector<HTMLElement>('input') : refused;
    control?.focus({ preventScroll: true });
    // The browser takes what is behind the bar at the top for visible; the whole field says what it is and why.
    control?.parentElement?.scrollIntoView({ block: 'nearest' });
  }, [form, errors]);
}
