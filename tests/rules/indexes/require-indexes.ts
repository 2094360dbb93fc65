import { missingIndexes, readIndexDefinitions } from './index-definitions.ts';
import { observeQueries } from './observed-queries.ts';

// What production answers to a query without its index, and the emulator does not.
const FAILED_PRECONDITION = 9;

const definitions = await readIndexDefinitions();

observeQueries((query) => {
  const missing = missingIndexes(query, definitions);
  if (missing.length > 0) throw Object.assign(new Error(missing.join('; ')), { code: FAILED_PRECONDITION });
});
