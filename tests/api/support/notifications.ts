import type { NotificationPage, NotificationSummary } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { expect } from 'vitest';
import { notifications } from '../../../functions/src/platform/collections.ts';
import type { Member } from './accounts.ts';
import { api } from './server.ts';
import { atMinute } from './stored-articles.ts';
import { db } from './store.ts';

/** The first page of what a member is told. */
export async function toldTo({ token }: Member, query = ''): Promise<NotificationPage> {
  const answer = await api('GET', `${API_PATHS.notifications}${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body as NotificationPage;
}

/** A member's poll: how many are unread, unless nothing has changed since `known`. */
export async function summaryOf({ token }: Member, known?: string): Promise<NotificationSummary> {
  const query = known === undefined ? '' : `?known=${known}`;
  const answer = await api('GET', `${API_PATHS.notificationSummary}${query}`, { token });
  expect(answer.status).toBe(200);
  return answer.body as NotificationSummary;
}

/** Marks a member's notifications as read. */
export function markRead({ token }: Member, body: object, key?: string) {
  return api('POST', API_PATHS.readNotifications, { token, body, ...(key !== undefined && { key }) });
}

/** Stores messages that mention a member, a minute apart, and that they are told of them; answers the ids of that. */
export async function mentionMany({ username }: Member, count: number, actor = 'bob'): Promise<string[]> {
  const ids = Array.from({ length: count }, (_, index) => `mention:${actor}${index}:${username}`);
  const batch = db.batch();
  for (const [index, id] of ids.entries()) {
    const reference = `${actor}${index}`;
    const told = { kind: 'mention', actor, reference, skill: null } as const;
    batch.set(notifications(db).doc(id), { id, username, ...told, createdAt: atMinute(index), readAt: null });
    batch.set(db.doc(`messages/${reference}`), { userName: actor, text: `@${username}` });
  }
  await batch.commit();
  return ids;
}
