import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openOutbox, type Deliver, type Outbox } from './outbox.ts';
import { readOutbox, type OutgoingMessage, type SendFailure } from './stored-outbox.ts';

const ADA = 'uid-ada';

/** A server that answers when the test says so. */
function server() {
  const asked: { message: OutgoingMessage; answer: (failure: SendFailure | null) => void }[] = [];
  const deliver: Deliver = (message) =>
    new Promise((resolve) => asked.push({ message, answer: (failure) => resolve(failure) }));
  return { deliver, asked, texts: () => asked.map(({ message }) => message.text) };
}

const states = (outbox: Outbox) =>
  outbox.store.getState().messages.map(({ text, state }) => `${text} ${state}`);
const settled = () => vi.advanceTimersByTimeAsync(0);
const accepting: Deliver = () => Promise.resolve(null);
const opened: Outbox[] = [];
const open = (deliver: Deliver) => {
  const outbox = openOutbox(ADA, deliver);
  opened.push(outbox);
  return outbox;
};

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  for (const outbox of opened.splice(0)) outbox.close();
  vi.useRealTimers();
});

describe('with a connection', () => {
  it('sends one after the other, in the order in which they were written', async () => {
    const { deliver, asked, texts } = server();
    const outbox = open(deliver);
    outbox.setConnected(true);
    outbox.add('one');
    outbox.add('two');
    await settled();
    expect(states(outbox)).toEqual(['one sending', 'two waiting']);
    asked[0]?.answer(null);
    await settled();
    expect(states(outbox)).toEqual(['one sent', 'two sending']);
    expect(texts()).toEqual(['one', 'two']);
  });

  it('says why one did not go through, and goes on with the next', async () => {
    const { deliver, asked } = server();
    const outbox = open(deliver);
    outbox.setConnected(true);
    outbox.add('one');
    outbox.add('two');
    await settled();
    asked[0]?.answer('refused');
    await settled();
    expect(outbox.store.getState().messages[0]).toMatchObject({ state: 'failed', failure: 'refused' });
    expect(states(outbox)).toEqual(['one failed', 'two sending']);
  });

  it('sends a failed one again under its id, after the others', async () => {
    const { deliver, asked } = server();
    const outbox = open(deliver);
    outbox.setConnected(true);
    outbox.add('one');
    await settled();
    const id = asked[0]?.message.id ?? '';
    asked[0]?.answer('broken');
    await settled();
    outbox.retry(id);
    await settled();
    expect(asked.map(({ message }) => message.id)).toEqual([id, id]);
    asked[1]?.answer(null);
    await settled();
    expect(states(outbox)).toEqual(['one sent']);
  });

  it('forgets what has arrived in the room', async () => {
    const outbox = open(accepting);
    outbox.setConnected(true);
    outbox.add('one');
    await settled();
    outbox.drop(() => true);
    expect(states(outbox)).toEqual([]);
  });

  it('keeps the pace: the eleventh waits until ten seconds after the first', async () => {
    const outbox = open(accepting);
    outbox.setConnected(true);
    for (let number = 1; number <= 11; number += 1) outbox.add(`m${number}`);
    await settled();
    expect(states(outbox).slice(9)).toEqual(['m10 sent', 'm11 waiting']);
    expect(outbox.store.getState().slowedDown).toBe(true);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(states(outbox)[10]).toBe('m11 waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(states(outbox)[10]).toBe('m11 sent');
    expect(outbox.store.getState().slowedDown).toBe(false);
  });

  it('keeps the pace over a reload', async () => {
    const first = open(accepting);
    first.setConnected(true);
    for (let number = 1; number <= 10; number += 1) first.add(`m${number}`);
    await settled();
    const second = open(accepting);
    second.setConnected(true);
    second.add('after the reload');
    await settled();
    expect(states(second)).toEqual(['after the reload waiting']);
  });
});

describe('without a connection', () => {
  it('keeps what is written, and sends it once and in order when the connection is there', async () => {
    const { deliver, asked, texts } = server();
    const outbox = open(deliver);
    outbox.add('one');
    outbox.add('two');
    await settled();
    expect(asked).toEqual([]);
    outbox.setConnected(true);
    await settled();
    asked[0]?.answer(null);
    await settled();
    asked[1]?.answer(null);
    await settled();
    expect(texts()).toEqual(['one', 'two']);
  });

  it('drops what is discarded before it went out', async () => {
    const { deliver, asked } = server();
    const outbox = open(deliver);
    outbox.add('one');
    outbox.discard(outbox.store.getState().messages[0]?.id ?? '');
    outbox.setConnected(true);
    await settled();
    expect(asked).toEqual([]);
    expect(readOutbox(ADA).messages).toEqual([]);
  });

  it('does not drop what is being sent', async () => {
    const { deliver, asked } = server();
    const outbox = open(deliver);
    outbox.setConnected(true);
    outbox.add('one');
    await settled();
    outbox.discard(asked[0]?.message.id ?? '');
    expect(states(outbox)).toEqual(['one sending']);
  });
});

describe('over a reload', () => {
  it('sends what was cut off under the same id', async () => {
    const before = server();
    const first = open(before.deliver);
    first.setConnected(true);
    first.add('one');
    first.add('two');
    await settled();
    // The page is gone in the middle: nothing is closed, nothing is answered.
    const after = server();
    const second = open(after.deliver);
    second.setConnected(true);
    await settled();
    expect(after.asked[0]?.message.id).toBe(before.asked[0]?.message.id);
    after.asked[0]?.answer(null);
    await settled();
    expect(after.texts()).toEqual(['one', 'two']);
  });

  it('keeps what failed, with the reason', async () => {
    const { deliver, asked } = server();
    const first = open(deliver);
    first.setConnected(true);
    first.add('one');
    await settled();
    asked[0]?.answer('refused');
    await settled();
    expect(open(accepting).store.getState().messages).toMatchObject([{ text: 'one', failure: 'refused' }]);
  });

  it.each(['nonsense', '{"messages":[{"id":1}]}', '[]'])('starts empty from %s', (stored) => {
    localStorage.setItem(`knack.outbox.${ADA}`, stored);
    expect(open(accepting).store.getState().messages).toEqual([]);
  });

  it('works without storage', async () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    const outbox = open(accepting);
    outbox.setConnected(true);
    outbox.add('one');
    outbox.add('two');
    await settled();
    expect(states(outbox)).toEqual(['one sent', 'two sent']);
  });
});

describe('with another tab', () => {
  it('shows and sends what the other one left', async () => {
    const first = open(() => new Promise(() => {}));
    const { deliver, texts } = server();
    const second = open(deliver);
    second.setConnected(true);
    first.add('from the other tab');
    window.dispatchEvent(new StorageEvent('storage', { key: `knack.outbox.${ADA}` }));
    await settled();
    expect(states(second)).toEqual(['from the other tab sending']);
    expect(texts()).toEqual(['from the other tab']);
  });
});

it('signing out stops the sending, and keeps the text for its author', async () => {
  const { deliver, asked } = server();
  const outbox = openOutbox(ADA, deliver);
  outbox.setConnected(true);
  outbox.add('one');
  outbox.add('two');
  await settled();
  outbox.close();
  asked[0]?.answer(null);
  await settled();
  expect(asked).toHaveLength(1);
  expect(readOutbox(ADA).messages.map(({ text, failure }) => [text, failure])).toEqual([
    ['one', 'signed-out'],
    ['two', 'signed-out'],
  ]);
});
