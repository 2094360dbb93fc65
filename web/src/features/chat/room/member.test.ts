import { expect, it } from 'vitest';
import type { Session } from '../../../lib/session.ts';
import { memberOf } from './member.ts';

const PHOTO = 'https://lh3.googleusercontent.com/a/ada';

const signedIn = (photoURL: string | null, username: string | null | undefined = 'ada'): Session => ({
  status: 'signedIn',
  account: { uid: 'u1', email: 'ada@knack.test', displayName: 'Ada from Google', photoURL },
  username,
  profileFailed: false,
});

it('who is signed in speaks with their uid, the name of their profile and their photo', () => {
  expect(memberOf(signedIn(PHOTO))).toEqual({ userId: 'u1', userName: 'ada', userPhotoURL: PHOTO });
});

it.each([null, 'http://lh3.googleusercontent.com/a/ada', 'https://photos.example/ada'])(
  'a photo that the room would refuse is left out: %s',
  (photo) => {
    expect(memberOf(signedIn(photo))).toMatchObject({ userPhotoURL: null });
  },
);

it.each<Session>([{ status: 'signedOut' }, { status: 'loading' }, signedIn(PHOTO, null)])(
  'without a known username nobody speaks: %o',
  (session) => {
    expect(memberOf(session)).toBeNull();
  },
);
