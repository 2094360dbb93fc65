import { expect, it, vi } from 'vitest';
import { deliver } from './deliver.ts';

const MESSAGE = { id: 'm1', userId: 'uid-ada', userName: 'ada', userPhotoURL: null, text: 'Hello' };
const refusal = (code: string) => Object.assign(new Error(code), { code });

/** A server that answers each attempt to create in turn: null takes it, a code refuses it. */
function client(answers: (string | null)[], { stored = false } = {}) {
  return {
    createMessage: vi.fn(() => {
      const answer = answers.shift() ?? null;
      return answer === null ? Promise.resolve() : Promise.reject(refusal(answer));
    }),
    isStored: vi.fn(() => Promise.resolve(stored)),
    redial: vi.fn(() => Promise.resolve()),
  };
}
const renew = () => vi.fn(() => Promise.resolve());

it('hands a message over with its fields, under its id', async () => {
  const { id, ...fields } = MESSAGE;
  const taking = client([null]);
  expect(await deliver(taking, renew(), MESSAGE)).toBeNull();
  expect(taking.createMessage).toHaveBeenCalledExactlyOnceWith(id, fields);
});

it('takes a refusal for success when the message is there already', async () => {
  const arrived = client(['permission-denied'], { stored: true });
  const renewToken = renew();
  expect(await deliver(arrived, renewToken, MESSAGE)).toBeNull();
  expect(arrived.isStored).toHaveBeenCalledWith('m1', 'uid-ada');
  expect(renewToken).not.toHaveBeenCalled();
});

it('tries once more with a new token, which may know of a profile that the old one did not', async () => {
  const late = client(['permission-denied', null]);
  const renewToken = renew();
  expect(await deliver(late, renewToken, MESSAGE)).toBeNull();
  expect(renewToken).toHaveBeenCalledOnce();
  expect(late.redial).toHaveBeenCalledOnce();
});

it('calls it refused when the new token does not help', async () => {
  const strict = client(['permission-denied', 'permission-denied']);
  expect(await deliver(strict, renew(), MESSAGE)).toBe('refused');
  expect(strict.createMessage).toHaveBeenCalledTimes(2);
});

it.each([
  ['invalid-argument', 'refused'],
  ['unauthenticated', 'signed-out'],
  ['internal', 'broken'],
])('%s is %s', async (code, failure) => {
  expect(await deliver(client([code]), renew(), MESSAGE)).toBe(failure);
});
