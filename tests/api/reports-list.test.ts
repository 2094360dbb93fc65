import { expect, it } from 'vitest';
import { listReports } from '../../scripts/reports/list-reports.ts';
import { createMember } from './support/accounts.ts';
import { api } from './support/server.ts';
import { db } from './support/store.ts';
import { publish, review } from './support/writes.ts';

it('npm run reports lists what was reported, newest first, with what it says now', async () => {
  expect(await listReports(db, 10)).toBe('Nothing has been reported.');
  const [ada, bob] = await Promise.all([createMember('ada'), createMember('bob')]);
  const article = await publish(bob, { title: 'Ladders', body: 'Cheap,\nreally\u202e cheap.' });
  const written = await review(bob, ada);
  const send = (body: object) => api('POST', '/users/me/reports', { token: ada.token, body });
  await send({ kind: 'article', id: article.id, reason: 'spam', note: 'Every\nday.' });
  await send({ kind: 'review', id: written.id, reason: 'insult' });
  await db.doc(`reviews/${written.id}`).delete();

  const entries = (await listReports(db, 10)).split('\n\n');
  expect(entries).toHaveLength(2);
  expect(entries[0]).toMatch(/review {2}insult\n/);
  expect(entries[0]).toContain(`by ${bob.username}, at /user/${ada.username}`);
  expect(entries[0]).toContain('(gone)');
  expect(entries[1]).toMatch(/article {2}spam\n/);
  expect(entries[1]).toContain(`reported by ${ada.username}: Every day.`);
  expect(entries[1]).toContain('Ladders / Cheap, really cheap.');
  expect((await listReports(db, 1)).split('\n\n')).toHaveLength(1);
});
