import type { NotificationPage, NotificationSummary } from '@knack/contract/notifications';
import { API_PATHS } from '@knack/contract/paths';
import { expect } from 'vitest';
import type { Member } from './accounts.ts';
import { api } from './server.ts';

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
