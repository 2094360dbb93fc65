import type { User } from '@knack/contract/users';
import { describe, expect, it } from 'vitest';
import { articlePreview, escapeHtml, nothingHere, profilePreview, withPreview } from './preview.ts';

const shell = `<!doctype html><html><head>
    <!-- preview -->
    <title>Knack</title>
    <meta
      property="og:image"
      content="/og.png"
    />
    <meta property="og:image:width" content="1200" />
    <!-- /preview -->
    <script src="/app.js"></script></head><body><div id="root"></div></body></html>`;
const origin = 'https://knack.example';
const url = `${origin}/articles/a1`;

const article = {
  id: 'a1',
  username: 'ada',
  title: 'Taps',
  topic: 'Plumbing',
  body: 'I mend\n\ntaps.',
  kind: null,
  skill: null,
  fulfilledAt: null,
  updatedAt: null,
  createdAt: '2026-03-01T10:00:00.000Z',
};

describe('the page of an article', () => {
  it('has the article in its head, and all else as it was', () => {
    const page = withPreview(shell, articlePreview(article, url), origin);
    expect(page).toBe(`<!doctype html><html><head>
    <title>Taps · Knack</title>
    <meta name="description" content="I mend taps." />
    <meta property="og:site_name" content="Knack" />
    <meta property="og:title" content="Taps" />
    <meta property="og:description" content="I mend taps." />
    <meta name="twitter:card" content="summary_large_image" />
    <meta property="og:type" content="article" />
    <meta property="og:url" content="${url}" />
    <link rel="canonical" href="${url}" />
    <meta
      property="og:image"
      content="${origin}/og.png"
    />
    <meta property="og:image:width" content="1200" />
    <script src="/app.js"></script></head><body><div id="root"></div></body></html>`);
  });

  it.each([
    ['</title><script>alert(1)</script>', '&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;'],
    ['" onload="alert(1)', '&quot; onload=&quot;alert(1)'],
    ["a' b", 'a&#39; b'],
    ['Fish & Chips &amp;', 'Fish &amp; Chips &amp;amp;'],
    ["$& $` $' $1 $$", '$&amp; $` $&#39; $1 $$'],
    ['{{7*7}} ${7*7}', '{{7*7}} ${7*7}'],
  ])('shows %j as text', (text, escaped) => {
    const page = withPreview(shell, articlePreview({ ...article, title: text, body: text }, url), origin);
    expect(page).toContain(`<title>${escaped} · Knack</title>`);
    expect(page).toContain(`<meta name="description" content="${escaped}" />`);
    expect(page.match(/<script/g)).toHaveLength(1);
  });

  it('describes a long article by its beginning, with no character cut in half', () => {
    const family = '👨‍👩‍👧‍👦';
    const { description } = articlePreview({ ...article, body: family.repeat(300) }, url);
    expect(description).toBe(`${family.repeat(199)}…`);
  });

  it('says what kind of article it is, what it is about and whether it is settled', () => {
    const more = { kind: 'request', skill: 'Plumber', fulfilledAt: article.createdAt } as const;
    const describe = (given: object) => articlePreview({ ...article, ...given }, url).description;
    expect(describe(more)).toBe('Request, Plumber, fulfilled: I mend taps.');
    expect(describe({ kind: 'offer' })).toBe('Offer: I mend taps.');
  });

  it('leaves a description of 200 characters whole', () => {
    const body = 'x'.repeat(200);
    expect(articlePreview({ ...article, body }, url).description).toBe(body);
  });
});

describe('the page of a profile', () => {
  const url = `${origin}/user/ada`;
  const ada: User = {
    id: 'ada',
    username: 'ada',
    email: 'ada@knack.example',
    img_url: '/avatar.svg',
    bio: 'I mend\n\ntaps.',
    skills: ['Math Teacher', 'Plumber'],
    interests: ['Tour Guide'],
    rating: { average: null, count: 0 },
    ratings: {},
    createdAt: '2026-03-01T10:00:00.000Z',
  };
  const described = (given: Partial<User>) => profilePreview({ ...ada, ...given }, url).description;

  it('says whose it is, what they can do and how their bio begins, and never their e-mail', () => {
    const page = withPreview(shell, profilePreview(ada, url), origin);
    expect(page).toContain('<title>Ada&#39;s Profile · Knack</title>');
    expect(page).toContain(
      '<meta property="og:description" content="Math Teacher, Plumber: I mend taps." />',
    );
    expect(page).toContain('<meta property="og:type" content="profile" />');
    expect(page).toContain(`<meta property="og:url" content="${url}" />`);
    expect(page).toContain(`<link rel="canonical" href="${url}" />`);
    expect(page).not.toContain('ada@knack.example');
  });

  it('says what there is', () => {
    expect(described({ skills: [] })).toBe('I mend taps.');
    expect(described({ bio: '' })).toBe('Math Teacher, Plumber');
    expect(described({ skills: [], bio: '' })).toBe('ada is on Knack, the noticeboard around the corner.');
    expect(described({ skills: [], bio: 'x'.repeat(1_000) })).toBe(`${'x'.repeat(199)}…`);
  });

  it('shows a hostile bio as text', () => {
    const bio = `</title></script><script>alert('$&')</script><!-- "`;
    const page = withPreview(shell, profilePreview({ ...ada, skills: [], bio }, url), origin);
    const escaped =
      '&lt;/title&gt;&lt;/script&gt;&lt;script&gt;alert(&#39;$&amp;&#39;)&lt;/script&gt;&lt;!-- &quot;';
    expect(page).toContain(`<meta name="description" content="${escaped}" />`);
    expect(page.match(/<script/g)).toHaveLength(1);
  });
});

it('a page where there is nothing has no address, and search engines are told', () => {
  const page = withPreview(shell, nothingHere, origin);
  expect(page).toContain('<title>Not found · Knack</title>');
  expect(page).toContain('<meta name="robots" content="noindex" />');
  expect(page).not.toContain('canonical');
  expect(page).not.toContain('og:url');
});

it('an app without the comments is a fault, not a page without a preview', () => {
  expect(() => withPreview('<html></html>', nothingHere, origin)).toThrow(
    'app.html has no preview comments.',
  );
});

it('escapes what HTML takes for its own', () => {
  expect(escapeHtml(`&<>"'`)).toBe('&amp;&lt;&gt;&quot;&#39;');
});
