import type { Paths } from './openapi-operations.ts';
import {
  cursor,
  idempotencyKey,
  limit,
  memberWords,
  teaches,
  username,
  wants,
} from './openapi-parameters.ts';

/** `/users` and what lies below it but for what somebody is told and their own data. */
export const userPaths: Paths = {
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
};
