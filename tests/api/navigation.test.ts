import { expect, it } from 'vitest';
import { createMember } from './support/accounts.ts';
import { browser, carried, drawn, only } from './support/browser.ts';
import { expectNotFound } from './support/expectations.ts';
import { api, startServer } from './support/server.ts';
import { publish } from './support/writes.ts';

it('a browser gets the app with the article in its head', async () => {
  const { id, title, body } = await publish(await createMember('ada'));
  const answer = await api('GET', `/articles/${id}`, { headers: { ...browser, Host: 'knack.example' } });
  expect(answer.status).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': ['text/html; charset=utf-8'],
    'cache-control': ['public, max-age=0, must-revalidate'],
    vary: ['Accept'],
  });
  const html = String(answer.body);
  const address = `http://knack.example/articles/${id}`;
  expect(only(html, /<title>(.*?)<\/title>/)).toBe(`${title} · Knack`);
  expect(only(html, /<meta name="description" content="(.*?)"/)).toBe(body);
  expect(only(html, /<meta property="og:title" content="(.*?)"/)).toBe(title);
  expect(only(html, /<meta property="og:description" content="(.*?)"/)).toBe(body);
  expect(only(html, /<meta property="og:url" content="(.*?)"/)).toBe(address);
  expect(only(html, /<link rel="canonical" href="(.*?)"/)).toBe(address);
});

it('the page has the article in it, to read without scripts, and as the API answers it for the app', async () => {
  const ada = await createMember('ada');
  const { id, title, body } = await publish(ada, { kind: 'offer', skill: 'Plumber' });
  const html = String((await api('GET', `/articles/${id}`, { headers: browser })).body);
  expect(carried(html, `/articles/${id}`)).toEqual((await api('GET', `/articles/${id}`)).body);
  for (const shown of [title, body, 'Offer', 'Plumber', `href="/user/${ada.username}"`])
    expect(drawn(html)).toContain(shown);
  // The page's own policy would refuse them.
  expect(drawn(html)).not.toMatch(/<script|\sstyle=/);
});

it('case 81: what an author wrote is text in the page, never markup', async () => {
  const written = `</title></script><script>alert('$&')</script><!-- {{7*7}} "onload=\${7*7}`;
  const { id } = await publish(await createMember('ada'), { title: written, body: written });
  const { body } = await api('GET', `/articles/${id}`, { headers: browser });
  const plain = await api('GET', '/articles/nothing-here', { headers: browser });
  const scripts = (html: unknown) => String(html).match(/<script/g);
  // The article as JSON stands there instead of the app, which comes after the first paint.
  expect(scripts(body)).toEqual(scripts(plain.body));
  expect(carried(body, `/articles/${id}`)).toMatchObject({ title: written, body: written });
  const escaped =
    '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&lt;!-- {{7*7}} &quot;onload=${7*7}';
  expect(only(String(body), /<title>(.*?)<\/title>/)).toBe(`${escaped} · Knack`);
  expect(only(String(body), /<meta property="og:description" content="(.*?)"/)).toBe(escaped);
});

it('the host that a request names is never markup', async () => {
  const { id } = await publish(await createMember('ada'));
  const headers = { ...browser, 'X-Forwarded-Host': '"><script>alert(1)</script>' };
  const { status, body } = await api('GET', `/articles/${id}`, { headers });
  expect(status).toBe(200);
  expect(body).not.toContain('alert(1)');
});

it.each([
  ['application/json', 'application/json; charset=utf-8'],
  ['*/*', 'application/json; charset=utf-8'],
  ['application/json, text/html;q=0.9', 'application/json; charset=utf-8'],
  ['text/html', 'text/html; charset=utf-8'],
  ['text/html, application/json;q=0.9', 'text/html; charset=utf-8'],
])('whoever accepts %s gets %s, and caches are told why', async (accept, type) => {
  const { id } = await publish(await createMember('ada'));
  const { status, headers } = await api('GET', `/articles/${id}`, { headers: { Accept: accept } });
  expect([status, headers['content-type'], headers['vary']]).toEqual([200, [type], ['Accept']]);
});

it('an article that is not there is the not-found screen, and 404', async () => {
  for (const id of ['nothing-here', '__x__', 'a%2Fb', 'x'.repeat(1_501)]) {
    const answer = await api('GET', `/articles/${id}`, { headers: browser });
    expect([answer.status, answer.headers['content-type']]).toEqual([404, ['text/html; charset=utf-8']]);
    expect(answer.headers['cache-control']).toEqual(['no-store']);
    expect(only(String(answer.body), /<title>(.*?)<\/title>/)).toBe('Not found · Knack');
    expect(only(String(answer.body), /<meta name="robots" content="(.*?)"/)).toBe('noindex');
  }
  expectNotFound(await api('GET', '/articles/nothing-here'), 'article');
});

it('case 52: a browser with an address that cannot be read gets the app, and no stack', async () => {
  const answer = await api('GET', '/articles/%ZZ', { headers: browser });
  expect([answer.status, answer.headers['content-type']]).toEqual([400, ['text/html; charset=utf-8']]);
  expect(answer.body).not.toMatch(/URIError|node_modules/);
});

it.each(['/articles', '/articles/', '/articles?topic=Garden'])(
  '%s leads a browser to the feed',
  async (path) => {
    const { status, headers } = await api('GET', path, { headers: browser });
    expect([status, headers['location'], headers['vary']?.join()]).toEqual([
      302,
      ['/feed'],
      expect.stringMatching(/^Accept\b/),
    ]);
  },
);

it.each([
  '/users',
  '/users/me',
  '/users/ada',
  '/users/username/ada',
  '/reviews',
  '/reviews?created_about=ada',
  '/x',
])('%s is no screen: a browser gets the not-found screen, and 404', async (path) => {
  const { status, headers, body } = await api('GET', path, { headers: browser });
  expect([status, headers['content-type']]).toEqual([404, ['text/html; charset=utf-8']]);
  expect(only(String(body), /<title>(.*?)<\/title>/)).toBe('Not found · Knack');
});

it('a write is answered in JSON, whatever it accepts', async () => {
  const { headers } = await api('POST', '/articles', { headers: browser, body: {} });
  expect(headers['content-type']).toEqual(['application/problem+json; charset=utf-8']);
});

it('without the built app a browser is told in JSON, and the cause is logged alone', async () => {
  const { id } = await publish(await createMember('ada'));
  const logged: string[] = [];
  const log = {
    info: () => {},
    error: (_message: string, { cause }: { cause?: unknown }) => logged.push(String(cause)),
  };
  const call = await startServer({ log, shell: () => Promise.reject(new Error('no such file')) });
  const answer = await call('GET', `/articles/${id}`, { headers: browser });
  expect(answer).toMatchObject({ status: 500, body: { code: 'internal' } });
  expect(JSON.stringify(answer)).not.toContain('no such file');
  expect(logged[0]).toContain('no such file');
});
