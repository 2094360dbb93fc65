import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sessionStore } from '../../lib/session.ts';
import { proposePost } from '../../lib/proposed-post.ts';
import { anArticle, articlePage, openBoard, place } from '../../testing/board-app.tsx';
import { alertTexts } from '../../testing/render-at.tsx';
import { answer, button, calls, server, signedInAs, startServer } from '../../testing/profile-app.tsx';

vi.mock('../../lib/auth-client.ts', () => ({
  getIdToken: () => Promise.resolve('token'),
  getAppToken: () => Promise.resolve(null),
}));

const request = anArticle({ id: 'a2', title: 'My tap drips', kind: 'request', skill: 'Plumber' });
const lists = () => calls('GET /articles').map(([call]) => call);

beforeEach(() => {
  localStorage.clear();
  startServer();
  vi.stubGlobal('IntersectionObserver', NearTheEnd);
  answer({ 'GET /articles': () => articlePage([request]) });
});

/** As in a window that the end of the list is always in. */
class NearTheEnd {
  private readonly seen: (entries: { isIntersecting: boolean }[]) => void;
  constructor(seen: NearTheEnd['seen']) {
    this.seen = seen;
  }
  observe() {
    queueMicrotask(() => this.seen([{ isIntersecting: true }]));
  }
  disconnect() {}
}

it('says what the board is for, and that its notes are on their way', async () => {
  const { promise: coming, resolve: come } = Promise.withResolvers<Response>();
  answer({ 'GET /articles': () => coming });
  openBoard();
  expect(screen.getByText(/^Skills on offer and help wanted/)).toBeVisible();
  expect(screen.getByText('Loading...')).toBeVisible();
  come(articlePage([request]));
  expect(await screen.findByRole('article')).toBeVisible();
  expect(screen.queryByText('Loading...')).toBeNull();
});

it('a card says what it is; its skill leads to who teaches what is wanted', async () => {
  openBoard();
  const card = await screen.findByRole('article');
  expect(card).toHaveTextContent('Request');
  expect(within(card).getByRole('link', { name: 'Plumber' })).toHaveAttribute(
    'href',
    '/members?teaches=Plumber',
  );
  expect(card).not.toHaveTextContent('Fulfilled');
});

it('asks for what the address says, says how many were found, and shows everything again', async () => {
  const user = openBoard('/feed?q=tap&kind=request&skill=Plumber&topic=Maths');
  expect(await screen.findByText('1 post found')).toBeVisible();
  expect(lists()).toEqual(['GET /articles?q=tap&kind=request&skill=Plumber&topic=Maths']);
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('tap');
  expect(screen.getByRole('combobox', { name: 'Kind' })).toHaveValue('request');
  expect(screen.getByRole('combobox', { name: 'About' })).toHaveValue('Maths');
  await user.click(await button('Show everything'));
  expect(place()).toBe('/feed');
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

it('each choice is in the address and a step to go back from; going on typing is not', async () => {
  const user = openBoard();
  await screen.findByRole('article');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Kind' }), 'Offers');
  await waitFor(() => expect(place()).toBe('/feed?kind=offer'));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'ta{Enter}');
  await waitFor(() => expect(place()).toBe('/feed?q=ta&kind=offer'));
  await user.type(screen.getByRole('searchbox', { name: 'Search' }), 'p{Enter}');
  await waitFor(() => expect(place()).toBe('/feed?q=tap&kind=offer'));
  await user.click(await button('The way back'));
  await waitFor(() => expect(place()).toBe('/feed?kind=offer'));
  expect(screen.getByRole('searchbox', { name: 'Search' })).toHaveValue('');
});

it('a topic is taken from those suggested or written by hand, and the end of what fits is said to be that', async () => {
  const user = openBoard();
  await screen.findByText('That is the whole board.');
  const about = screen.getByRole('combobox', { name: 'About' });
  await user.type(about, 'Bees');
  expect(place()).toBe('/feed');
  await user.keyboard('{Enter}');
  await waitFor(() => expect(place()).toBe('/feed?topic=Bees'));
  expect(await screen.findByText('That is everything that fits.')).toBeVisible();
  await user.clear(about);
  await waitFor(() => expect(place()).toBe('/feed'));
  await user.type(about, ' Bees ');
  await user.tab();
  await waitFor(() => expect(place()).toBe('/feed?topic=Bees'));
  await user.click(await button('The way back'));
  await waitFor(() => expect(about).toHaveValue(''));
  // As a whole, as a browser writes a suggestion that was taken.
  fireEvent.change(about, { target: { value: 'Maths' } });
  await waitFor(() => expect(place()).toBe('/feed?topic=Maths'));
});

it('where nothing is found one can ask for it, or see everything again', async () => {
  answer({ 'GET /articles': () => articlePage([]) });
  const user = openBoard('/feed?q=zebra');
  expect(await screen.findByRole('heading', { name: 'Nothing like that on the board' })).toBeVisible();
  expect(screen.getByText('No posts found')).toBeVisible();
  await user.click(await button('Ask for it'));
  expect(await screen.findByRole('form', { name: 'New post' })).toBeVisible();
  // There is one way back, not one here and one there.
  await user.click(screen.getByRole('button', { name: 'Show everything' }));
  expect(place()).toBe('/feed');
});

it('looks on through pages without anything, a few by itself and then when asked', async () => {
  server.mockImplementation((call) =>
    call.includes('cursor=c5') ? articlePage([request]) : articlePage([], `c${lists().length - 1}`),
  );
  const user = openBoard('/feed?q=tap+zebra');
  const more = await screen.findByText(/Nothing among the newer posts/);
  expect(more).toBeVisible();
  expect(lists()).toHaveLength(5);
  server.mockImplementation(() => articlePage([request]));
  await user.click(await button('Older posts'));
  expect(await screen.findByText('1 post found')).toBeVisible();
});

it('goes on when the end of the list comes near while the browser is busy, and tells of several moves at once', async () => {
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      private readonly moved: (moves: { isIntersecting: boolean }[]) => void;
      constructor(moved: (moves: { isIntersecting: boolean }[]) => void) {
        this.moved = moved;
      }
      observe() {
        queueMicrotask(() => this.moved([{ isIntersecting: false }, { isIntersecting: true }]));
      }
      disconnect() {}
    },
  );
  server.mockImplementation((call) =>
    call.includes('cursor') ? articlePage([request]) : articlePage([anArticle()], 'c1'),
  );
  openBoard();
  expect(await screen.findByText('That is the whole board.')).toBeVisible();
  expect(screen.getAllByRole('article')).toHaveLength(2);
});

it('a post says nothing of kind and skill unless its author does', async () => {
  const sent = vi.fn();
  answer({
    'GET /articles': () => articlePage([]),
    'POST /articles': (body) => {
      sent(body);
      return Response.json(anArticle(body as object), { status: 201 });
    },
  });
  const user = openBoard();
  const write = async () => {
    await user.click(await button('Add a post'));
    await user.type(await screen.findByLabelText('Title'), 'Sums');
    await user.type(screen.getByLabelText('Topic'), 'Maths');
    await user.type(screen.getByLabelText('Body'), 'On Tuesdays.');
  };
  const text = { title: 'Sums', topic: 'Maths', body: 'On Tuesdays.', username: 'ada' };
  await write();
  await user.click(await button('Submit'));
  await waitFor(() => expect(sent).toHaveBeenLastCalledWith(text));
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());

  await write();
  const form = within(screen.getByRole('form', { name: 'New post' }));
  await user.click(form.getByRole('radio', { name: 'Offer' }));
  await user.selectOptions(form.getByRole('combobox', { name: /Skill/ }), 'Math Teacher');
  await user.click(await button('Submit'));
  await waitFor(() =>
    expect(sent).toHaveBeenLastCalledWith({ ...text, kind: 'offer', skill: 'Math Teacher' }),
  );
});

async function postSums(user: ReturnType<typeof openBoard>): Promise<void> {
  await user.click(await button('Add a post'));
  await user.type(await screen.findByLabelText('Title'), 'Sums');
  await user.type(screen.getByLabelText('Topic'), 'Maths');
  await user.type(screen.getByLabelText('Body'), 'On Tuesdays.');
  await user.click(await button('Submit'));
}

it('a post that is taken before the board has come is on it, whatever was read before it', async () => {
  const { promise: earlier, resolve: come } = Promise.withResolvers<Response>();
  const published = anArticle({ id: 'a3', title: 'Sums' });
  answer({
    'GET /articles': () => (lists().length === 1 ? earlier : articlePage([published, request])),
    'POST /articles': () => Response.json(published, { status: 201 }),
  });
  const user = openBoard();
  await postSums(user);
  await waitFor(() => expect(screen.queryByLabelText('Title')).toBeNull());
  come(articlePage([request]));
  expect(await screen.findByRole('link', { name: 'Sums' })).toBeVisible();
  expect(screen.getByRole('link', { name: request.title })).toBeVisible();
});

it('a post that is taken after its form was closed is said to be on the board, and is no draft any more', async () => {
  const { promise: arriving, resolve: arrive } = Promise.withResolvers<Response>();
  answer({ 'GET /articles': () => articlePage([request]), 'POST /articles': () => arriving });
  const user = openBoard();
  await postSums(user);
  await user.click(await button('Nevermind'));
  arrive(Response.json(anArticle({ id: 'a3', title: 'Sums' }), { status: 201 }));
  await waitFor(() => expect(alertTexts()).toEqual(['Your post is on the board.']));
  await user.click(await button('Add a post'));
  expect(await screen.findByLabelText('Title')).toHaveValue('');
});

it('leads somebody without a profile to making one, and says what for', async () => {
  openBoard();
  act(() => sessionStore.setState(signedInAs(null), true));
  const way = await screen.findByRole('link', { name: 'Create your profile' });
  expect(way).toHaveAttribute('href', '/createYourUser');
  expect(screen.getByRole('heading', { name: 'One more step' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add a post' })).toBeNull();
});

it('begins a post with what was proposed', async () => {
  openBoard('/feed', proposePost('I teach fractions.'));
  expect(await screen.findByLabelText('Body')).toHaveValue('I teach fractions.');
});

it.each([
  ['Keep my draft', 'On Tuesdays.'],
  ['Replace it', 'I teach fractions.'],
])('a draft that is there is not replaced without asking: %s', async (choice, body) => {
  localStorage.setItem('knack.draft.post.ada', JSON.stringify({ title: 'Sums', body: 'On Tuesdays.' }));
  const user = openBoard('/feed', proposePost('I teach fractions.'));
  expect(await screen.findByRole('dialog')).toHaveTextContent('You have begun a post called “Sums”');
  expect(screen.queryByLabelText('Body')).toBeNull();
  await user.click(await button(choice));
  expect(await screen.findByLabelText('Body')).toHaveValue(body);
});
