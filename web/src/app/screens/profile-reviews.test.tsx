import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { sessionStore } from '../../lib/session.ts';
import { alertTexts } from '../../testing/render-at.tsx';
import {
  ADA,
  EMPTY,
  answer,
  button,
  calls,
  openProfile,
  problem,
  review,
  reviewPage,
  server,
  signedInAs,
  startServer,
} from '../../testing/profile-app.tsx';

vi.mock('../../lib/auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

beforeEach(startServer);

describe('reviews', () => {
  const profile = () => Response.json(ADA);
  const articles = () => screen.getAllByRole('article').map((article) => article.textContent);

  it('are shown and hidden, with how the ratings are spread', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(review('bob', { rating: 5 }), review('cy', { rating: 5 })),
    });
    const user = openProfile({ status: 'signedOut' });
    const toggle = await button('See Reviews');
    expect(toggle).toHaveAttribute('aria-expanded', 'false');
    await user.click(toggle);
    expect(await screen.findByText('Body by bob')).toBeVisible();
    expect(screen.getByText('5 stars: 2 of 2 reviews')).toBeInTheDocument();
    expect(screen.getByText('1 star: 0 of 2 reviews')).toBeInTheDocument();
    expect(server).toHaveBeenCalledWith('GET /reviews?created_about=ada&limit=50', undefined);
    await user.click(screen.getByRole('button', { name: 'See Reviews', expanded: true }));
    expect(screen.queryByText('Body by bob')).toBeNull();
  });

  it('come a page at a time, and say of how many the ratings are', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => Response.json({ reviews: [review('bob')], nextCursor: 'next' }),
    });
    const user = openProfile({ status: 'signedOut' });
    await user.click(await button('See Reviews'));
    expect(await screen.findByText('Ratings in the newest 1 reviews')).toBeVisible();
    answer({ 'GET /reviews': () => reviewPage(review('cy')) });
    await user.click(screen.getByRole('button', { name: 'More reviews' }));
    expect(await screen.findByText('Body by cy')).toBeVisible();
    expect(server).toHaveBeenLastCalledWith('GET /reviews?created_about=ada&limit=50&cursor=next', undefined);
    expect(screen.queryByRole('button', { name: 'More reviews' })).toBeNull();
  });

  it('that are none say so with a next step, and those that failed can be asked for again', async () => {
    answer({
      'GET /users/username/ada': () => Response.json(EMPTY),
      'GET /reviews': () => problem(503, 'unavailable'),
    });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('See Reviews'));
    const again = await button('Try again');
    answer({ 'GET /users/username/ada': () => Response.json(EMPTY), 'GET /reviews': () => reviewPage() });
    await user.click(again);
    expect(await screen.findByRole('heading', { name: 'No reviews yet' })).toBeVisible();
    await user.click(await button('Write the first review'));
    expect(await screen.findByLabelText('Title')).toBeVisible();
  });

  it('of one’s own profile cannot be written', async () => {
    answer({ 'GET /users/username/ada': profile });
    openProfile(signedInAs('ada'));
    await button('See Reviews');
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  it.each([
    [{ status: 'signedOut' } as const, 'sign in', '/login?next=%2Fuser%2Fada'],
    [signedInAs(null), 'create your profile', '/createYourUser'],
  ])('say to those who may write none why, and lead on: %o', async (session, name, address) => {
    answer({ 'GET /users/username/ada': profile });
    openProfile(session);
    expect(await screen.findByRole('link', { name })).toHaveAttribute('href', address);
    expect(screen.getByText(/Only members review each other/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
  });

  it('become writable when it is known who is here', async () => {
    answer({ 'GET /users/username/ada': profile });
    openProfile(signedInAs(undefined));
    await button('See Reviews');
    expect(screen.queryByRole('button', { name: 'Add Review' })).toBeNull();
    act(() => sessionStore.setState(signedInAs('bob'), true));
    expect(await button('Add Review')).toBeVisible();
  });

  it('keep a refused one, send it again as the same, and put it first in place of the earlier one', async () => {
    const list = () => reviewPage(review('cy'), review('bob', { rating: 2 }));
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': list,
      'POST /reviews': () => Response.json(review('bob', { title: '' }), { status: 201 }),
    });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('Add Review'));
    expect(await screen.findByText(/You reviewed ada/)).toHaveTextContent('will replace that review');
    expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
    await user.click(screen.getByRole('radio', { name: '4' }));
    const title = screen.getByLabelText('Title');
    await user.clear(title);
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    expect(title).toHaveFocus();
    expect(calls('POST')).toEqual([]);

    await user.type(title, 'Better now');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(alertTexts().join()).toContain('Review Failed to Send'));
    expect(title).toHaveValue('Better now');

    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': list,
      'POST /reviews': (body) => Response.json(review('bob', body as object), { status: 201 }),
    });
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await waitFor(() => expect(alertTexts().join()).toContain('review sent'));
    const [first, second] = calls('POST').map(([, body]) => body);
    expect(first).toEqual({
      username: 'bob',
      created_about: 'ada',
      title: 'Better now',
      body: 'Body by bob',
      rating: 4,
      skill: null,
    });
    expect(second).toEqual(first);
    expect(articles()).toEqual([
      expect.stringContaining('Better now'),
      expect.stringContaining('Title by cy'),
    ]);
    expect(screen.queryByLabelText('Title')).toBeNull();
    expect(await button('Add Review')).toHaveFocus();
    await waitFor(() => expect(calls('GET /users/username/ada')).toHaveLength(2));
    expect(localStorage.getItem('knack.draft.review.bob.ada')).toBeNull();
  });

  const open = async () => {
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('Add Review'));
    await user.type(await screen.findByLabelText('Title'), 'Kind');
    await user.type(screen.getByLabelText('Body'), 'And quick.');
    return user;
  };

  it('that arrive after their form was closed say so, and leave no draft', async () => {
    const { promise: arriving, resolve: arrive } = Promise.withResolvers<Response>();
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(),
      'POST /reviews': () => arriving,
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    await user.click(screen.getByRole('button', { name: 'Add Review' }));
    arrive(Response.json(review('bob'), { status: 201 }));
    await waitFor(() => expect(alertTexts()).toEqual(['review sent']));
    expect(localStorage.getItem('knack.draft.review.bob.ada')).toBeNull();
  });

  it('whose form goes with the session are said to have failed, and why, and are kept', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(),
      'POST /reviews': () => {
        act(() => sessionStore.setState({ status: 'signedOut' }, true));
        return problem(401, 'unauthenticated');
      },
    });
    const user = await open();
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const why = 'Your session has ended. Sign in again to go on.';
    await waitFor(() => expect(alertTexts()).toEqual(['Review Failed to Send', why]));
    expect(localStorage.getItem('knack.draft.review.bob.ada')).toContain('And quick.');
  });

  it('start with five stars and say that an earlier one would be replaced', async () => {
    answer({ 'GET /users/username/ada': profile, 'GET /reviews': () => reviewPage() });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('Add Review'));
    expect(await screen.findByRole('radio', { name: '5' })).toBeChecked();
    expect(screen.getByText(/if you have reviewed ada before, this one will replace it/)).toBeVisible();
  });
});
