import { QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { ApiError } from '../../lib/api-error.ts';
import { createQueryClient } from '../../lib/query-client.ts';
import { sessionStore, type Session } from '../../lib/session.ts';
import { currentAddress, renderAt } from '../../testing/render-at.tsx';
import CreateProfileScreen from './create-profile-screen.tsx';

const api = vi.hoisted(() => ({ get: vi.fn(), post: vi.fn() }));
vi.mock('../../lib/http-client.ts', () => api);
const watch = vi.hoisted(() => ({ profileCreated: vi.fn(), retrySession: vi.fn() }));
vi.mock('../../lib/session-watch.ts', () => watch);

const account = { uid: 'u-mia', email: 'mia@knack.test', displayName: null, photoURL: null };
const signedInAs = (username: string | null | undefined): Session => ({
  status: 'signedIn',
  account,
  username,
  profileFailed: false,
});

beforeEach(() => {
  vi.resetAllMocks();
  watch.profileCreated.mockImplementation((username: string) => {
    sessionStore.setState(signedInAs(username), true);
    return Promise.resolve();
  });
});

function open(session: Session) {
  sessionStore.setState(session, true);
  renderAt(
    '/createYourUser',
    <QueryClientProvider client={createQueryClient()}>
      <CreateProfileScreen />
    </QueryClientProvider>,
  );
  return userEvent.setup();
}
const username = () => screen.getByLabelText('Username');
const submit = () => screen.getByRole('button', { name: 'Submit' });
const tick = (group: string, name: string) =>
  within(screen.getByRole('group', { name: group })).getByRole('checkbox', { name });

describe('creating a profile', () => {
  it('shows the name that a typed one becomes, sends it, and leads to the feed as a member', async () => {
    api.post.mockResolvedValue({ username: 'mia' });
    const user = open(signedInAs(null));
    await user.type(username(), 'Mia');
    expect(screen.getByText('mia')).toBeVisible();
    expect(screen.getByText(`${location.host}/user/mia`)).toBeVisible();
    await user.click(tick('Skills', 'Plumber'));
    await user.click(tick('Interests', 'Math Teacher'));
    await user.click(submit());
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    expect(api.post.mock.calls[0]?.[2]).toMatchObject({
      username: 'mia',
      skills: ['Plumber'],
      interests: ['Math Teacher'],
    });
    expect(watch.profileCreated).toHaveBeenCalledExactlyOnceWith('mia');
    expect(localStorage.getItem('knack.draft.profile.u-mia')).toBeNull();
  });

  it('stays until the session is done with the new member, and then leads to the feed', async () => {
    let done = () => {};
    watch.profileCreated.mockImplementation((name: string) => {
      act(() => sessionStore.setState(signedInAs(name), true));
      return new Promise<void>((resolve) => (done = resolve));
    });
    api.post.mockResolvedValue({ username: 'mia' });
    const user = open(signedInAs(null));
    await user.type(username(), 'mia');
    await user.click(submit());
    await waitFor(() => expect(watch.profileCreated).toHaveBeenCalled());
    expect(currentAddress()).toBe('/createYourUser');
    done();
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
  });

  it('refuses an empty or reserved name beside the field, without asking the server', async () => {
    const user = open(signedInAs(null));
    await user.click(submit());
    expect(username()).toHaveFocus();
    expect(username()).toBeInvalid();
    await user.type(username(), 'admin');
    await user.click(submit());
    expect(screen.getByText('Is reserved; please choose another.')).toBeVisible();
    expect(api.post).not.toHaveBeenCalled();
  });

  it('keeps everything when the name is taken', async () => {
    api.post.mockRejectedValue(new ApiError('username-taken', { status: 409 }));
    const user = open(signedInAs(null));
    await user.type(username(), 'ada');
    await user.click(tick('Skills', 'Plumber'));
    await user.click(submit());
    expect(await screen.findByText('That username is taken. Choose another one.')).toBeVisible();
    await waitFor(() => expect(username()).toHaveFocus());
    expect(username()).toHaveValue('ada');
    expect(tick('Skills', 'Plumber')).toBeChecked();
  });

  it('outlives a failure and a reload, and tries the same thing again under the same key', async () => {
    api.post.mockRejectedValueOnce(new ApiError('offline'));
    const user = open(signedInAs(null));
    await user.type(username(), 'mia');
    await user.click(tick('Interests', 'Tour Guide'));
    await user.click(submit());
    expect(await screen.findByRole('alert')).toHaveTextContent('You seem to be offline');
    cleanup();
    open(signedInAs(null));
    expect(username()).toHaveValue('mia');
    expect(tick('Interests', 'Tour Guide')).toBeChecked();
    api.post.mockResolvedValue({ username: 'mia' });
    await user.click(submit());
    await waitFor(() => expect(currentAddress()).toBe('/feed'));
    const [first, second] = api.post.mock.calls.map((call: unknown[]) => call.slice(2));
    expect(second).toEqual(first);
  });

  it('leads to the profile that another tab has made meanwhile', async () => {
    api.post.mockRejectedValue(new ApiError('profile-exists', { status: 409 }));
    api.get.mockResolvedValue({ username: 'mia' });
    const user = open(signedInAs(null));
    await user.type(username(), 'mia2');
    await user.click(submit());
    await waitFor(() => expect(currentAddress()).toBe('/user/mia'));
  });

  it('leads members to their profile', () => {
    open(signedInAs('mia'));
    expect(currentAddress()).toBe('/user/mia');
  });

  it('asks the signed-out to sign in, and brings them back', () => {
    open({ status: 'signedOut' });
    expect(screen.getByRole('link', { name: 'Sign in' })).toHaveAttribute(
      'href',
      '/login?next=%2FcreateYourUser',
    );
  });

  it('waits until it is known who is here', () => {
    open(signedInAs(undefined));
    expect(screen.getByText('Loading...')).toBeInTheDocument();
    expect(screen.queryByLabelText('Username')).toBeNull();
  });

  it.each([{ status: 'failed' } as const, { ...signedInAs(undefined), profileFailed: true } as Session])(
    'can check again who is here: %o',
    async (session) => {
      const user = open(session);
      await user.click(screen.getByRole('button', { name: 'Try again' }));
      expect(watch.retrySession).toHaveBeenCalledOnce();
    },
  );
});
