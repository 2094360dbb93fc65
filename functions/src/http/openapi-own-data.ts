import type { Paths } from './openapi-operations.ts';
import { idempotencyKey, username } from './openapi-parameters.ts';

/** The addresses below `/users/me` for what a person does with their own data, and to be left alone. */
export const ownDataPaths: Paths = {
  '/users/me/data': {
    get: {
      summary: 'Take everything that is stored about oneself, as one file.',
      signedIn: true,
      success: [200, 'A list for each kind of document, by its name.', 'OwnData'],
      refusals: ['invalid-input', 'being-deleted', 'quota-used-up'],
    },
  },
  '/users/me/reports': {
    post: {
      summary: 'Tell whoever runs the community about something; once for each thing.',
      signedIn: true,
      parameters: [idempotencyKey],
      request: 'NewReport',
      success: [201, 'The report.', 'Report'],
      refusals: [
        'not-oneself',
        'profile-required',
        'not-found',
        'already-reported',
        'being-deleted',
        'idempotency-key-reused',
        'quota-used-up',
      ],
    },
  },
  '/users/me/blocks': {
    get: {
      summary: 'List whom one has blocked, the latest first.',
      signedIn: true,
      success: [200, 'The members.', 'BlockList'],
      refusals: ['invalid-input'],
    },
  },
  '/users/me/blocks/{username}': {
    put: {
      summary: 'Block a member, who is not told; once more changes nothing.',
      signedIn: true,
      parameters: [username],
      success: [200, 'Whom one has blocked.', 'BlockList'],
      refusals: ['not-oneself', 'profile-required', 'not-found', 'too-many-blocks', 'being-deleted'],
    },
    delete: {
      summary: 'Lift a block; without one nothing changes.',
      signedIn: true,
      parameters: [username],
      success: [200, 'Whom one has blocked.', 'BlockList'],
      refusals: ['not-found', 'being-deleted'],
    },
  },
};
