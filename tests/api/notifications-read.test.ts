import { LIMITS } from '@knack/contract/limits';
import { expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import { aMoment, expectJson, expectProblem, expectRefusedFields } from './support/expectations.ts';
import { markRead, mentionMany, summaryOf, toldTo } from './support/notifications.ts';
import { api } from './support/server.ts';
import { atMinute } from './support/stored-articles.ts';
import { stored, unchanged } from './support/store.ts';

const readOf = async (member: Member) => (await toldTo(member)).notifications.map(({ read }) => read);

it('some are marked as read, and are not counted any more', async () => {
  const ada = await createMember('ada');
  const [first, second, third] = (await mentionMany(ada, 3)) as [string, string, string];
  const before = await summaryOf(ada);
  expect(before.unread).toBe(3);
  const answer = await markRead(ada, { ids: [third, first, first] });
  expectJson(answer, 200, { ids: [third, first], upTo: null }, 'caller');
  expect(await readOf(ada)).toEqual([true, false, true]);
  expect((await summaryOf(ada, before.version)).unread).toBe(1);
  expect(await stored('notifications')).toMatchObject({
    [first]: { readAt: aMoment },
    [second]: { readAt: null },
  });
});

it('all up to a time are marked as read with one write, and the time never moves back or ahead of now', async () => {
  const ada = await createMember('ada');
  await mentionMany(ada, 4);
  const answer = await markRead(ada, { upTo: atMinute(2) });
  expectJson(answer, 200, { ids: [], upTo: atMinute(2) }, 'caller');
  expect(await readOf(ada)).toEqual([false, true, true, true]);
  expect((await summaryOf(ada)).unread).toBe(1);
  expect((await markRead(ada, { upTo: atMinute(0) })).body).toEqual({ ids: [], upTo: atMinute(2) });
  const before = Date.now();
  const { upTo } = (await markRead(ada, { upTo: '2999-01-01T00:00:00.000Z' })).body as { upTo: string };
  expect(Date.parse(upTo)).toBeGreaterThanOrEqual(before);
  expect(Date.parse(upTo)).toBeLessThanOrEqual(Date.now());
  expect((await summaryOf(ada)).unread).toBe(0);
});

it('what is another’s, or not there, is left out and stays as it is', async () => {
  const [ada, eve] = await Promise.all([createMember('ada'), createMember('eve')]);
  const [own] = (await mentionMany(ada, 1)) as [string];
  const ids = [own, 'nothing', '__x__', 'a/b', ''];
  const answer = await unchanged(() => markRead(eve, { ids }));
  expectJson(answer, 200, { ids: [], upTo: null }, 'caller');
  expect((await markRead(ada, { ids })).body).toEqual({ ids: [own], upTo: null });
});

it('the same sent again under its key changes nothing, and another under the key is refused', async () => {
  const ada = await createMember('ada');
  const ids = await mentionMany(ada, 2);
  const first = await markRead(ada, { ids }, 'one-key');
  const again = await unchanged(() => markRead(ada, { ids }, 'one-key'));
  expect([again.status, again.body]).toEqual([200, first.body]);
  const other = await unchanged(() => markRead(ada, { upTo: atMinute(0) }, 'one-key'));
  expectProblem(other, 409, 'idempotency-key-reused', 'Use a new Idempotency-Key for a new request.');
});

it.each([
  [{}, 'upTo', 'Send either ids or upTo.'],
  [{ ids: ['x'], upTo: atMinute(0) }, 'upTo', 'Send either ids or upTo.'],
  [{ ids: [] }, 'ids', 'Must name one.'],
  [{ ids: 'x' }, 'ids', 'Must be a list.'],
  [{ ids: Array<string>(LIMITS.page.max + 1).fill('x') }, 'ids', 'Must name at most 50.'],
  [{ ids: ['x'], read: true }, 'read', 'Is not a field here.'],
])('%j is refused', async (body, field, message) => {
  const ada = await createMember('ada');
  const answer = await unchanged(() => markRead(ada, body));
  expect(answer.status).toBe(400);
  expectRefusedFields(answer, [field, message]);
});

it('unread ones are counted to one more than the limit, also of who has blocked somebody', async () => {
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const most = LIMITS.notifications.counted + 1;
  await mentionMany(ada, most + 5, 'eve');
  expect((await summaryOf(ada)).unread).toBe(most);
  await mentionMany(ada, most + 5, bob.username);
  await api('PUT', `/users/me/blocks/${bob.username}`, { token: ada.token });
  expect((await summaryOf(ada)).unread).toBe(most);
  await markRead(ada, { upTo: atMinute(most + 2) });
  expect((await summaryOf(ada)).unread).toBe(2);
});
