import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { articlePaths } from './openapi-articles.ts';
import { notificationPaths } from './openapi-notifications.ts';
import { describe, type Paths } from './openapi-operations.ts';
import { ownDataPaths } from './openapi-own-data.ts';
import { reviewPaths } from './openapi-reviews.ts';
import { schemas, type Json } from './openapi-schemas.ts';
import { userPaths } from './openapi-users.ts';

const PATHS: Paths = {
  ...articlePaths,
  ...userPaths,
  ...notificationPaths,
  ...ownDataPaths,
  ...reviewPaths,
};

/** The description of the API (OpenAPI 3.1), its schemas those that the API parses and answers with. */
export function openApi(): Json {
  const options = {
    target: 'draft-2020-12',
    // Checks that JSON Schema cannot say, such as invisible text, are left out of the description.
    errorMode: 'ignore',
    overrideRef: ({ referenceId }: { referenceId: string }) => `#/components/schemas/${referenceId}`,
  } as const;
  return {
    openapi: '3.1.0',
    info: { title: 'Knack', version: '1', description: 'Articles, members and reviews of a community.' },
    servers: [{ url: '/', description: 'The same origin as the app.' }],
    paths: Object.fromEntries(
      Object.entries(PATHS).map(([path, operations]) => [
        path,
        Object.fromEntries(
          Object.entries(operations).map(([method, operation]) => [method, describe(operation)]),
        ),
      ]),
    ),
    components: {
      securitySchemes: {
        idToken: { type: 'http', scheme: 'bearer', description: 'A Firebase ID token.' },
      },
      schemas: toJsonSchemaDefs(schemas, options),
    },
  };
}
