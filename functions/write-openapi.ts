import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { openApi } from './src/http/openapi.ts';

// Writes docs/openapi.json from the contract; a unit test says when that has been forgotten.

const file = new URL('../docs/openapi.json', import.meta.url);
const style = await resolveConfig(file);
writeFileSync(file, await format(JSON.stringify(openApi()), { ...style, parser: 'json' }));
