import { beforeAll, expect, it } from 'vitest';
import { createMember, type Member } from './support/accounts.ts';
import { browser } from './support/browser.ts';
import { callsTo } from './support/call.ts';
import { newArticle } from './support/writes.ts';

// What browsers meet: the suite's own Hosting, with the built function behind it.
const origin = String(process.env.APP_URL);
const call = callsTo(origin);

let ada: Member;
beforeAll(async () => {
  ada = await createMember('ada', {}, call);
});

it('a browser gets an article’s page with its preview, at the address that people use', async () => {
  const title = `Taps <script>alert('$&')</script>`;
  const { body } = await call('POST', '/articles', { token: ada.token, body: newArticle(ada, { title }) });
  const address = `/articles/${(body as { id: string }).id}`;
  const answer = await call('GET', address, { headers: browser });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, ['text/html; charset=utf-8']]);
  expect(answer.headers['vary']?.join()).toMatch(/\bAccept\b(?!-)/);
  expect(answer.body).toContain(
    '<title>Taps &lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt; · Knack</title>',
  );
  expect(answer.body).toContain(`<link rel="canonical" href="${origin}${address}" />`);
  expect(answer.body).toContain(`<meta property="og:image" content="${origin}/og.png" />`);
  expect(answer.body).not.toContain('<script>alert');
});

it('a page that comes drawn is not painted before all of its screen is there', async () => {
  const html = String((await call('GET', '/')).body);
  const end = /<link rel="expect" href="#([^"]+)" blocking="render"/.exec(html)?.[1];
  expect(html.indexOf(`id="${end}"`)).toBeGreaterThan(html.indexOf('</footer>'));
});

it('the page of an article asks for the same files as the start, and of none for the same as any screen', async () => {
  const { body } = await call('POST', '/articles', { token: ada.token, body: newArticle(ada) });
  const files = async (path: string) =>
    String((await call('GET', path, { headers: browser })).body).match(/(?<=(src|href)=")\/[^"]+\.(js|css)/g);
  const drawn = await files('/');
  expect(await files('/login?next=/chatapp')).toEqual(drawn);
  expect(await files(`/articles/${(body as { id: string }).id}`)).toEqual(drawn);
  const screen = await files('/feed');
  expect(await files('/articles/nothing-here')).toEqual(screen);
  // What comes drawn leaves the app to its head start.
  expect(screen).toEqual(expect.arrayContaining(drawn ?? []));
  expect(screen?.length).toBeGreaterThan(Number(drawn?.length));
  for (const file of screen ?? []) expect((await call('GET', file)).status).toBe(200);
});

it('a browser gets a profile with whose it is in it, at the address that people use', async () => {
  const { username } = await createMember('cy', { bio: 'I mend boats.', skills: ['Plumber'] }, call);
  const answer = await call('GET', `/user/${username}`, { headers: browser });
  expect([answer.status, answer.headers['content-type']]).toEqual([200, ['text/html; charset=utf-8']]);
  expect(answer.body).toContain('<meta property="og:description" content="Plumber: I mend boats." />');
  expect(answer.body).toContain(`<link rel="canonical" href="${origin}/user/${username}" />`);
  expect(answer.body).toMatch(/<div id="root">.*I mend boats\./);
});

it.each(['/articles', '/articles?topic=x'])('%s leads a browser to the feed', async (path) => {
  const { status, headers } = await call('GET', path, { headers: browser });
  expect([status, headers['location']]).toEqual([302, ['/feed']]);
});

it.each(['/feed?q=tap', '/members', '/chatapp'])(
  '%s is the frame of its screen, which asks for the same files as any screen and cannot be used yet',
  async (path) => {
    const { status, body } = await call('GET', path, { headers: browser });
    expect(status).toBe(200);
    const frame = /<div id="root">.*<main id="main" inert.*<\/main>.*<\/div>/s;
    expect(body).toMatch(frame);
    const withoutFrame = String(body).replace(frame, '<div id="root"></div>');
    expect(withoutFrame).toBe((await call('GET', '/app.html')).body);
  },
);

it.each(['/notifications', '/chat', '/userProfile', '/articlesx', '/userx', '/nothing/here'])(
  '%s is the app, which knows its own addresses',
  async (path) => {
    const { status, headers, body } = await call('GET', path);
    expect([status, headers['content-type']]).toEqual([200, ['text/html; charset=utf-8']]);
    expect(body).toEqual((await call('GET', '/app.html')).body);
    expect(body).toContain('<div id="root"></div>');
  },
);
