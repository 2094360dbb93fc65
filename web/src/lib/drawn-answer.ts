import { DRAWN_ANSWER } from '@knack/contract/paths';
import * as v from 'valibot';
import { noteRead } from './first-read.ts';

/**
 * Where a query begins: with what the page came with, if that is what the API answers at `path`; once, because what is
 * known later is newer. It is as old as the page.
 */
export function drawnAnswer<S extends v.GenericSchema>(path: string, schema: S) {
  return { initialData: () => take(path, schema), initialDataUpdatedAt: performance.timeOrigin };
}

function take<S extends v.GenericSchema>(path: string, schema: S): v.InferOutput<S> | undefined {
  const element = document.getElementById(DRAWN_ANSWER);
  if (element?.dataset['path'] !== path) return undefined;
  element.remove();
  const { success, output } = v.safeParse(schema, JSON.parse(element.textContent));
  if (!success) return undefined;
  noteRead();
  return output;
}
