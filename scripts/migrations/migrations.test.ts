import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';

test('every migration of the folder runs, in the order of their numbers', () => {
  const files = readdirSync(import.meta.dirname).filter((file) => /^\d{4}-/.test(file));
  expect(MIGRATIONS.map(({ name }) => `${name}.ts`)).toEqual(files.sort());
  expect(MIGRATIONS.map(({ name }) => Number(name.slice(0, 4)))).toEqual(
    MIGRATIONS.map((_, index) => index + 1),
  );
});
