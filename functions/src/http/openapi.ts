import { toJsonSchemaDefs } from '@valibot/to-json-schema';
import { article, articleChange, articlePage, newArticle } from '@knack/contract/articles';
import { matches } from '@knack/contract/matches';
import { newUser } from '@knack/contract/new-user';
import { PROBLEMS, fieldError, problem, type ProblemCode } from '@knack/contract/problems';
import { newReview, newReviewAnswer, review, reviewPage } from '@knack/contract/reviews';
import { ownUser, profileChange, user, userPage } from '@knack/contract/users';
import { notificationPaths, notificationSchemas } from './openapi-notifications.ts';
import { ownDataPaths, ownDataSchemas } from './openapi-own-data.ts';
import { reviewPaths } from './openapi-reviews.ts';
import { PARAMETERS, type Json } from './openapi-parameters.ts';

const schemas = {
  Article: article,
  ArticlePage: articlePage,
  NewArticle: newArticle,
  ArticleChange: articleChange,
  User: user,
  UserPage: userPage,
  OwnUser: ownUser,
  Matches: matches,
  NewUser: newUser,
  ProfileChange: profileChange,
  Review: review,
  ReviewPage: reviewPage,
  NewReview: newReview,
  NewReviewAnswer: newReviewAnswer,
  ...notificationSchemas,
  ...ownDataSchemas,
  Problem: problem,
  FieldError: fieldError,
};

type SchemaName = keyof typeof schemas;

const ref = (name: SchemaName): Json => ({ $ref: `#/components/schemas/${name}` });

/** What is said of one method of an address. */
export interface Operation {
  readonly summary: string;
  /** Whether a token is needed. */
  readonly signedIn?: boolean;
  readonly parameters?: readonly Json[];
  readonly request?: SchemaName;
  /** Without a schema, the answer has no body. */
  readonly success: readonly [status: number, description: string, schema?: SchemaName];
  /** The refusals of this operation; those that every one of its kind has are added. */
  readonly refusals: readonly ProblemCode[];
}

const ALWAYS: readonly ProblemCode[] = ['too-many-requests', 'internal', 'unavailable'];
const WITH_BODY: readonly ProblemCode[] = [
  'malformed-request',
  'invalid-input',
  'too-large',
  'too-slow',
  'unsupported-media-type',
];

const {
  username,
  id,
  cursor,
  limit,
  topic,
  author,
  kind,
  skill,
  words,
  memberWords,
  teaches,
  wants,
  idempotencyKey,
} = PARAMETERS;

const paths: Readonly<Record<string, Readonly<Record<string, Operation>>>> = {
  '/articles': {
    get: {
      summary: 'List articles, newest first. A browser that navigates here is sent to the feed.',
      parameters: [limit, cursor, topic, author, kind, skill, words],
      success: [200, 'A page of articles.', 'ArticlePage'],
      refusals: ['invalid-input'],
    },
    post: {
      summary: 'Publish an article under one’s own username.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NewArticle',
      success: [201, 'The article.', 'Article'],
      refusals: ['not-yours', 'profile-required', 'being-deleted', 'idempotency-key-reused', 'quota-used-up'],
    },
  },
  '/articles/{id}': {
    get: {
      summary: 'Read an article. A browser that navigates here gets the app, with a preview of the article.',
      parameters: [id],
      success: [200, 'The article.', 'Article'],
      refusals: ['malformed-request', 'invalid-input', 'not-found'],
    },
    put: {
      summary: 'Change one’s own article; what is absent stays.',
      signedIn: true,
      parameters: [id],
      request: 'ArticleChange',
      success: [200, 'The article.', 'Article'],
      refusals: ['not-yours', 'profile-required', 'not-found'],
    },
    delete: {
      summary: 'Delete one’s own article; for a minute it can be restored.',
      signedIn: true,
      parameters: [id],
      success: [204, 'It is gone.'],
      refusals: ['malformed-request', 'not-yours', 'profile-required', 'not-found'],
    },
  },
  '/articles/{id}/restore': {
    post: {
      summary: 'Bring back one’s own article within a minute of its deletion; repeating it changes nothing.',
      signedIn: true,
      parameters: [id],
      success: [200, 'The article, as it was.', 'Article'],
      refusals: ['malformed-request', 'not-yours', 'profile-required', 'not-found'],
    },
  },
  '/users': {
    get: {
      summary: 'List members, newest first. E-mails are on the profiles alone: here they are null.',
      parameters: [limit, cursor, memberWords, teaches, wants],
      success: [200, 'A page of members.', 'UserPage'],
      refusals: ['invalid-input'],
    },
    post: {
      summary: 'Create one’s profile.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NewUser',
      success: [201, 'The member.', 'User'],
      refusals: ['username-taken', 'profile-exists', 'being-deleted', 'idempotency-key-reused'],
    },
  },
  '/users/me': {
    get: {
      summary: 'Read one’s own profile.',
      signedIn: true,
      success: [200, 'The caller.', 'OwnUser'],
      refusals: ['invalid-input', 'not-found'],
    },
  },
  '/users/me/matches': {
    get: {
      summary: 'Find members to swap with, each with what they could teach and learn; never the caller.',
      signedIn: true,
      success: [200, 'The matches, each list newest first.', 'Matches'],
      refusals: ['invalid-input', 'profile-required'],
    },
  },
  ...notificationPaths,
  ...ownDataPaths({ username, idempotencyKey }),
  '/users/username/{username}': {
    get: {
      summary: 'Read a member’s profile.',
      parameters: [username],
      success: [200, 'The member.', 'User'],
      refusals: ['malformed-request', 'invalid-input', 'not-found'],
    },
  },
  '/users/{username}': {
    put: {
      summary: 'Change one’s own profile; what is absent stays.',
      signedIn: true,
      parameters: [username],
      request: 'ProfileChange',
      success: [200, 'The member.', 'User'],
      refusals: ['not-yours', 'profile-required', 'being-deleted', 'not-found', 'quota-used-up'],
    },
    delete: {
      summary:
        'Delete one’s account and everything stored about oneself. Until it is finished, ask again: it goes on.',
      signedIn: true,
      parameters: [username],
      request: 'AccountDeletion',
      success: [200, 'How far the deletion has come.', 'DeletionProgress'],
      refusals: ['not-yours', 'profile-required', 'not-found'],
    },
  },
  ...reviewPaths,
};

function describeRefusals(codes: readonly ProblemCode[]): Json {
  const byStatus = Map.groupBy(new Set(codes), (code) => PROBLEMS[code].status);
  const statuses = [...byStatus].sort(([one], [other]) => one - other);
  const content = { 'application/problem+json': { schema: ref('Problem') } };
  return Object.fromEntries(
    statuses.map(([status, refusals]) => {
      const description = refusals.map((code) => `\`${code}\`: ${PROBLEMS[code].title}.`).join(' ');
      return [String(status), { description, content }];
    }),
  );
}

function describe({ summary, signedIn, parameters, request, success, refusals }: Operation): Json {
  const [status, description, schema] = success;
  const json = (name: SchemaName) => ({ 'application/json': { schema: ref(name) } });
  const unsigned: readonly ProblemCode[] = signedIn ? ['unauthenticated', 'app-not-verified'] : [];
  const unread = request === undefined ? [] : WITH_BODY;
  return {
    summary,
    ...(signedIn && { security: [{ idToken: [] }] }),
    ...(parameters && { parameters }),
    ...(request && { requestBody: { required: true, content: json(request) } }),
    responses: {
      [status]: { description, ...(schema && { content: json(schema) }) },
      ...describeRefusals([...refusals, ...unsigned, ...unread, ...ALWAYS]),
    },
  };
}

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
      Object.entries(paths).map(([path, operations]) => [
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
