import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import { browser, carried, drawn, only } from './support/browser.ts';
import { expectProblem } from './support/expectations.ts';
import { api } from './support/server.ts';
import { unchanged } from './support/store.ts';
import { newReview } from './support/writes.ts';

const open = (path: string, more: object = {}) => api('GET', path, { headers: { ...browser, ...more } });

it('a browser gets the app with the profile in its head, whatever the case of the name', async () => {
  const profile = { bio: 'I mend\ntaps.', skills: ['Plumber', 'Tour Guide'] };
  const { username, email } = await createMember('ada', profile);
  const { status, headers, body } = await open(`/user/${username.toUpperCase()}`, { Host: 'knack.example' });
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'content-type': ['text/html; charset=utf-8'],
    'cache-control': ['public, max-age=0, must-revalidate'],
    etag: [expect.stringMatching(/^W\//)],
    vary: ['Accept'],
  });
  const address = `http://knack.example/user/${username}`;
  const title = `${username.replace(/^a/, 'A')}&#39;s Profile`;
  expect(only(body, /<title>(.*?)<\/title>/)).toBe(`${title} · Knack`);
  expect(only(body, /<meta property="og:title" content="(.*?)"/)).toBe(title);
  for (const meta of ['name="description"', 'property="og:description"'])
    expect(only(body, new RegExp(`<meta ${meta} content="(.*?)"`))).toBe('Plumber, Tour Guide: I mend taps.');
  expect(only(body, /<meta property="og:type" content="(.*?)"/)).toBe('profile');
  expect(only(body, /<meta property="og:url" content="(.*?)"/)).toBe(address);
  expect(only(body, /<link rel="canonical" href="(.*?)"/)).toBe(address);
  // It is on the profile, and in no preview of it.
  const [head = '', shown = ''] = String(body).split('<script type="application/json"');
  expect([head.includes(email), shown.includes(email)]).toEqual([false, true]);
});

it('the page has the profile in it, to read without scripts, and as the API answers it for the app', async () => {
  const [ada, bob] = [await createMember('ada', { bio: 'I mend taps.' }), await createMember('bob')];
  const { status } = await api('POST', '/reviews', { token: bob.token, body: newReview(bob, ada) });
  expect(status).toBe(201);
  const path = `/users/username/${ada.username}`;
  const { body } = await open(`/user/${ada.username}`);
  expect(carried(body, path)).toEqual((await api('GET', path)).body);
  for (const shown of ['I mend taps.', ada.email, '4 out of 5 stars', 'from <!-- -->1', 'No Skills Selected'])
    expect(drawn(body)).toContain(shown);
  // The page's own policy would refuse them.
  expect(drawn(body)).not.toMatch(/<script|\sstyle=/);
});

it('the page is for strangers, also where a member asks for it: nothing that the API keeps to itself', async () => {
  const ada = await createMember('ada', { showEmail: false });
  const { body } = await api('GET', `/user/${ada.username}`, { token: ada.token, headers: browser });
  expect(drawn(body)).toContain('Email: No Email');
  for (const kept of [ada.email, ada.uid, ada.token, 'showEmail', '"token"', '"uid"', 'mutedNotifications'])
    expect(body).not.toContain(kept);
});

it('case 81: what a member wrote is text in the page, never markup', async () => {
  const bio = `</title></script><script>alert('$&')</script><!-- {{7*7}} "onload=\${7*7}`;
  const { username } = await createMember('ada', { bio });
  const [{ body }, plain] = [await open(`/user/${username}`), await open('/user/nobody-here')];
  const scripts = (html: unknown) => String(html).match(/<script/g)?.length ?? 0;
  // The profile as JSON stands there instead of the app, which comes after the first paint.
  expect(scripts(body)).toBe(scripts(plain.body));
  expect(carried(body, `/users/username/${username}`)).toMatchObject({ bio });
  const escaped =
    '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&lt;!-- {{7*7}} &quot;onload=${7*7}';
  expect(only(body, /<meta property="og:description" content="(.*?)"/)).toBe(escaped);
  expect(drawn(body)).not.toContain('<!-- {{');
});

it.each(['application/json', '*/*'])(
  'whoever accepts %s gets the page: there is nothing else',
  async (Accept) => {
    const { username } = await createMember('ada');
    const { status, headers } = await api('GET', `/user/${username}`, { headers: { Accept } });
    expect([status, headers['content-type']]).toEqual([200, ['text/html; charset=utf-8']]);
  },
);

it('HEAD says what GET would, and a page that somebody has still is not sent again', async () => {
  const { username } = await createMember('ada');
  const { headers } = await open(`/user/${username}`);
  const head = await api('HEAD', `/user/${username}`, { headers: browser });
  expect([head.status, head.body, head.headers['etag']]).toEqual([200, '', headers['etag']]);
  expect((await open(`/user/${username}`, { 'If-None-Match': headers['etag']?.[0] })).status).toBe(304);
});

it.each([
  '/user/nobody-here',
  '/user/me',
  '/user/x',
  '/user/__x__',
  '/user/not%20a%20name',
  '/user/a%2Fb',
  `/user/${'x'.repeat(31)}`,
  '/user',
  '/user/',
  '/user/ada/reviews',
])('%s is the not-found screen, and 404', async (path) => {
  const { status, headers, body } = await open(path);
  expect([status, headers['content-type']]).toEqual([404, ['text/html; charset=utf-8']]);
  expect(headers['cache-control']).toEqual(['no-store']);
  expect(only(body, /<title>(.*?)<\/title>/)).toBe('Not found · Knack');
  expect(only(body, /<meta name="robots" content="(.*?)"/)).toBe('noindex');
  // The app asks for itself, and says in its own words what is not there.
  expect(drawn(body)).toBe('');
  expect(body).not.toContain('drawn-answer');
});

it('case 52: a name that cannot be read is no fault of ours', async () => {
  const { status, headers } = await open('/user/%ZZ');
  expect([status, headers['content-type']]).toEqual([400, ['text/html; charset=utf-8']]);
});

it.each(['POST', 'PUT', 'PATCH', 'DELETE'])('%s is not taken, and changes nothing', async (method) => {
  const { username, token } = await createMember('ada');
  const answer = await unchanged(() =>
    api(method, `/user/${username}`, { token, headers: browser, body: {} }),
  );
  expectProblem(answer, 405, 'method-not-allowed', 'This address takes GET, HEAD.', {
    headers: { allow: ['GET, HEAD'] },
  });
});
