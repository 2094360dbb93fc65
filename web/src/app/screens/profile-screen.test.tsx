import { act, screen, waitFor, within } from '@testing-library/react';
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
  signedInAs,
  startServer,
} from '../../testing/profile-app.tsx';

vi.mock('../../lib/auth-client.ts', () => ({ getIdToken: () => Promise.resolve('token') }));

beforeEach(startServer);

describe('a profile', () => {
  it('shows what a member says about themselves', async () => {
    answer({ 'GET /users/username/ada': () => Response.json(ADA) });
    openProfile({ status: 'signedOut' }, '/user/Ada');
    expect(await screen.findByText('I mend taps.')).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(/^Ada's Profile$/);
    expect(screen.getByRole('img', { name: 'Picture of ada' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'ada@knack.test' })).toHaveAttribute(
      'href',
      'mailto:ada@knack.test',
    );
    expect(screen.getByText('Plumber')).toBeVisible();
    expect(screen.getByText('Tour Guide')).toBeVisible();
    expect(screen.getByText(/from 2 reviews/)).toHaveTextContent('4.5 from 2 reviews');
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });

  it('writes to the address that it shows, and to nobody else', async () => {
    const email = 'ada?bcc=eve%40knack.test&x@knack.test';
    answer({ 'GET /users/username/ada': () => Response.json({ ...ADA, email }) });
    openProfile({ status: 'signedOut' });
    const link = await screen.findByRole('link', { name: email });
    expect(link).toHaveAttribute('href', 'mailto:ada%3Fbcc=eve%2540knack.test%26x@knack.test');
  });

  it.each([signedInAs('bob'), signedInAs(null)])('is not for others to edit: %o', async (session) => {
    answer({ 'GET /users/username/ada': () => Response.json(ADA) });
    // Who may edit is shown the button as soon as its code is here.
    await import('../../features/profiles/components/own-details.tsx');
    openProfile(session);
    await button('See Reviews');
    await act(() => new Promise((resolve) => setTimeout(resolve)));
    expect(screen.queryByRole('button', { name: 'Edit Profile' })).toBeNull();
  });

  it('says in the words of the specification what is missing', async () => {
    answer({ 'GET /users/username/ada': () => Response.json(EMPTY) });
    openProfile({ status: 'signedOut' });
    for (const words of ['Bio Empty', 'Email: No Email', 'No Skills Selected', 'No Interests Selected'])
      expect(await screen.findByText(words)).toBeVisible();
  });

  it.each(['/user/nobody', '/user/not%20a%20name'])('says at %s that there is nobody', async (address) => {
    answer({});
    openProfile({ status: 'signedOut' }, address);
    expect(await screen.findByRole('heading', { name: 'Nobody here goes by that name' })).toBeVisible();
  });

  it('that does not arrive can be asked for again', async () => {
    answer({ 'GET /users/username/ada': () => problem(503, 'unavailable') });
    const user = openProfile({ status: 'signedOut' });
    const again = await button('Try again');
    answer({ 'GET /users/username/ada': () => Response.json(ADA) });
    await user.click(again);
    expect(await screen.findByText('I mend taps.')).toBeVisible();
  });

  it.each([
    [{ status: 'signedOut' } as const, 'Sign in', '/login?next=%2FuserProfile'],
    [signedInAs(null), 'Create your profile', '/createYourUser'],
  ])('of one’s own leads there who has none: %o', (session, name, address) => {
    answer({});
    openProfile(session, '/userProfile');
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', address);
  });
});

const usedUp = () => {
  const body = { type: '', title: '', status: 429, detail: '', code: 'quota-used-up', requestId: 'r1' };
  return Response.json(body, { status: 429, headers: { 'Retry-After': '7200' } });
};

describe('editing', () => {
  const OWN = { ...ADA, showEmail: true };
  const profileAndForm = {
    'GET /users/username/ada': () => Response.json(ADA),
    'GET /users/me': () => Response.json(OWN),
  };

  it('says until when to wait once the day’s share is used, and keeps what was typed', async () => {
    answer({ ...profileAndForm, 'PUT /users/ada': usedUp });
    const user = openProfile(signedInAs('ada'), '/userProfile');
    await user.click(await button('Edit Profile'));
    await user.type(await screen.findByLabelText('Bio'), ' And roofs.');
    await user.click(await button('Save Changes'));
    const words = 'That was as much as one person may do in a day. Nothing is lost: try again in 2 hours.';
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.getByLabelText('Bio')).toHaveValue('I mend taps. And roofs.');
    await user.click(await button('Cancel'));
  });

  it('keeps the form and its text when it is refused, then shows what the server has', async () => {
    let stored: object = OWN;
    answer({ ...profileAndForm, 'PUT /users/ada': () => problem(503, 'unavailable') });
    const user = openProfile(signedInAs('ada'), '/userProfile');
    await user.click(await button('Edit Profile'));
    const bio = await screen.findByLabelText('Bio');
    expect(bio).toHaveFocus();
    await user.clear(bio);
    await user.type(bio, 'I mend radiators.');
    const skills = within(screen.getByRole('group', { name: 'Skills' }));
    await user.click(skills.getByRole('checkbox', { name: 'Math Teacher' }));
    await user.click(screen.getByRole('checkbox', { name: 'Show my e-mail on my profile' }));
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Something went wrong on our side');
    expect(bio).toHaveValue('I mend radiators.');

    answer({
      'GET /users/username/ada': () => Response.json({ ...stored, email: null }),
      'GET /users/me': () => Response.json(stored),
      'PUT /users/ada': (body) => {
        stored = { ...OWN, ...(body as object) };
        return Response.json({ ...ADA, ...(body as object), email: null, showEmail: undefined });
      },
    });
    const read = calls('GET /users/username/ada').length;
    await user.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('I mend radiators.', { selector: 'p' })).toBeVisible();
    expect(calls('PUT').at(-1)?.[1]).toEqual({
      bio: 'I mend radiators.',
      skills: ['Math Teacher', 'Plumber'],
      interests: ['Tour Guide'],
      showEmail: false,
    });
    expect(alertTexts()).toEqual([expect.stringContaining('Profile Edited')]);
    await waitFor(() => expect(calls('GET /users/username/ada').length).toBeGreaterThan(read));
    expect(await screen.findByText('Email: No Email')).toBeVisible();
    expect(await button('Edit Profile')).toHaveFocus();
  });

  it('says why the form is gone when the session ends while it is being saved, and keeps what was typed', async () => {
    answer({
      ...profileAndForm,
      'PUT /users/ada': () => {
        act(() => sessionStore.setState({ status: 'signedOut' }, true));
        return problem(401, 'unauthenticated');
      },
    });
    const user = openProfile(signedInAs('ada'));
    await user.click(await button('Edit Profile'));
    await user.type(await screen.findByLabelText('Bio'), ' And roofs.');
    await user.click(await button('Save Changes'));
    await waitFor(() => expect(alertTexts()).toEqual(['Your session has ended. Sign in again to go on.']));
    act(() => sessionStore.setState(signedInAs('ada'), true));
    await user.click(await button('Edit Profile'));
    expect(await screen.findByLabelText('Bio')).toHaveValue('I mend taps. And roofs.');
  });

  it('can be left without a change', async () => {
    answer(profileAndForm);
    const user = openProfile(signedInAs('ada'));
    await user.click(await button('Edit Profile'));
    await user.type(await screen.findByLabelText('Bio'), ' And more.');
    await user.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByText('I mend taps.')).toBeVisible();
    expect(calls('PUT')).toEqual([]);
    await user.click(await button('Edit Profile'));
    expect(screen.getByLabelText('Bio')).toHaveValue('I mend taps.');
  });
});
