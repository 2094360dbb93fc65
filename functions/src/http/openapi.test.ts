import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { openApi } from './openapi.ts';

it('docs/openapi.json describes the API as it is (node functions/write-openapi.ts writes it)', () => {
  const written = readFileSync(new URL('../../../docs/openapi.json', import.meta.url), 'utf8');
  expect(JSON.parse(written)).toEqual(JSON.parse(JSON.stringify(openApi())));
});
