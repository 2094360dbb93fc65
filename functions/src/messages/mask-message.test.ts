import { describe, expect, it, vi } from 'vitest';
import { maskMessage } from './mask-message.ts';

function stored(text: unknown) {
  const update = vi.fn<(change: { text: string }) => Promise<unknown>>(() => Promise.resolve());
  return { message: { get: () => text, ref: { update } }, update };
}

describe('a message', () => {
  it('that reached the store unmasked is masked', async () => {
    const { message, update } = stored('what the fuck 🙂');
    await maskMessage(message);
    expect(update.mock.calls).toEqual([[{ text: 'what the **** 🙂' }]]);
  });

  it.each(['what the **** 🙂', 'Good morning!', '', 7, null, undefined, { text: 'fuck' }])(
    'that is %j is left alone',
    async (text) => {
      const { message, update } = stored(text);
      await maskMessage(message);
      expect(update).not.toHaveBeenCalled();
    },
  );

  it('that is gone meanwhile is no failure', async () => {
    const { message, update } = stored('fuck');
    update.mockRejectedValue(Object.assign(new Error('NOT_FOUND'), { code: 5 }));
    await expect(maskMessage(message)).resolves.toBeUndefined();
  });

  it('whose masking fails is tried again', async () => {
    const { message, update } = stored('fuck');
    update.mockRejectedValue(Object.assign(new Error('UNAVAILABLE'), { code: 14 }));
    await expect(maskMessage(message)).rejects.toThrow('UNAVAILABLE');
  });
});
