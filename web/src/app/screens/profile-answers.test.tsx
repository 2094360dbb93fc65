import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { alertTexts } from '../../testing/render-at.tsx';
import {
  ADA,
  answer,
  button,
  calls,
  openProfile,
  problem,
  review,
  reviewPage,
  signedInAs,
  startServer,
} from '../../testing/profile-app.tsx';

vi.mock('../../lib/auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

beforeEach(startServer);

const profile = () => Response.json(ADA);
const said = { body: 'Gladly.', createdAt: '2026-05-05T12:00:00.000Z' };
const reviewBy = (name: string) => screen.findByRole('article', { name: `Review by ${name}` });

describe('a skill', () => {
  it('has its average on the profile, with one decimal', async () => {
    const ratings = { Plumber: { average: 4.67, count: 3 }, 'Tour Guide': { average: 5, count: 1 } };
    answer({ 'GET /users/username/ada': () => Response.json({ ...ADA, ratings }) });
    openProfile({ status: 'signedOut' });
    expect(await screen.findByText('4.7 out of 5 stars from 3 reviews')).toBeInTheDocument();
    expect(screen.getByText('5.0 out of 5 stars from 1 review')).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4.5 out of 5 stars' })).toBeVisible();
  });

  it('can be named by a review, those of the member first, and leads to who teaches it', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(),
      'POST /reviews': (body) => Response.json(review('bob', body as object), { status: 201 }),
    });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('Add Review'));
    const choice = await screen.findByRole('combobox', { name: 'Skill' });
    expect(
      within(choice)
        .getAllByRole('option')
        .slice(0, 3)
        .map((option) => option.textContent),
    ).toEqual(['No skill in particular', 'Plumber', 'Website Developer']);
    await user.selectOptions(choice, 'Plumber');
    await user.type(screen.getByLabelText('Title'), 'Quick');
    await user.type(screen.getByLabelText('Body'), 'Same day.');
    await user.click(screen.getByRole('button', { name: 'Submit' }));
    const item = await reviewBy('bob');
    expect(calls('POST')[0]?.[1]).toMatchObject({ skill: 'Plumber' });
    expect(within(item).getByRole('link', { name: 'Plumber' })).toHaveAttribute(
      'href',
      '/members?teaches=Plumber',
    );
  });
});

describe('a review about oneself', () => {
  it('is answered, once; a failed answer keeps what was written, over a reload too', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(review('bob')),
      'POST /reviews/ada%3Abob/answer': () => problem(503, 'unavailable'),
    });
    const user = openProfile(signedInAs('ada'));
    await user.click(await button('See Reviews'));
    await user.click(await button('Answer bob'));
    const field = screen.getByLabelText('Your answer');
    expect(field).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    expect(screen.getByText('Must not be empty.')).toBeVisible();
    await user.type(field, 'Gladly.');
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    await waitFor(() => expect(alertTexts().join()).toContain('Something went wrong on our side'));
    expect(field).toHaveValue('Gladly.');
    expect(localStorage.getItem('knack.draft.answer.ada:bob')).toContain('Gladly.');

    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(review('bob')),
      'POST /reviews/ada%3Abob/answer': () => Response.json(review('bob', { answer: said }), { status: 201 }),
    });
    await user.click(screen.getByRole('button', { name: 'Send answer' }));
    const shown = await screen.findByRole('region', { name: 'Answer by ada' });
    expect(shown).toHaveTextContent('Gladly.');
    expect(shown).toHaveFocus();
    expect(screen.queryByRole('button', { name: 'Answer bob' })).toBeNull();
    expect(localStorage.getItem('knack.draft.answer.ada:bob')).toBeNull();
    expect(calls('POST').map(([, body]) => body)).toEqual([{ body: 'Gladly.' }, { body: 'Gladly.' }]);
  });

  it('is answered by nobody else, but read by everybody', async () => {
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(review('bob'), review('cy', { answer: said })),
    });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('See Reviews'));
    expect(await screen.findByRole('region', { name: 'Answer by ada' })).toHaveTextContent('Gladly.');
    expect(screen.queryByRole('button', { name: /^Answer / })).toBeNull();
  });
});

describe('one’s own review', () => {
  const withReviews = (more: Record<string, () => Response> = {}) =>
    answer({
      'GET /users/username/ada': profile,
      'GET /reviews': () => reviewPage(review('bob'), review('cy')),
      ...more,
    });

  it('is deleted once that is confirmed, and counts no more', async () => {
    withReviews({ 'DELETE /reviews/ada%3Abob': () => new Response(null, { status: 204 }) });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('See Reviews'));
    await reviewBy('cy');
    expect(screen.queryByRole('button', { name: 'Delete your review of cy' })).toBeNull();
    await user.click(await button('Delete your review of ada'));
    await user.click(await button('Cancel'));
    expect(calls('DELETE')).toEqual([]);
    await user.click(await button('Delete your review of ada'));
    await user.click(await button('Delete the review'));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Review by bob' })).toBeNull());
    expect(alertTexts()).toEqual(['Review deleted']);
    expect(await button('See Reviews')).toHaveFocus();
    await waitFor(() => expect(calls('GET /users/username/ada')).toHaveLength(2));
  });

  it('stays where deleting failed, with the reason and the way to try again', async () => {
    withReviews({ 'DELETE /reviews/ada%3Abob': () => problem(503, 'unavailable') });
    const user = openProfile(signedInAs('bob'));
    await user.click(await button('See Reviews'));
    await user.click(await button('Delete your review of ada'));
    await user.click(await button('Delete the review'));
    await waitFor(() => expect(alertTexts().join()).toContain('Something went wrong on our side'));
    expect(await reviewBy('bob')).toBeVisible();
    expect(await button('Delete the review')).toBeVisible();
  });
});
