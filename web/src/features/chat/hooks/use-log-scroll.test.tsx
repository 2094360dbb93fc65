import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, it, vi } from 'vitest';
import { useLogScroll } from './use-log-scroll.ts';

let grow: () => void;
let lessMotion: boolean;
const scrollTo = vi.fn<(options: ScrollToOptions) => void>();

beforeEach(() => {
  lessMotion = false;
  scrollTo.mockReset();
  vi.stubGlobal('matchMedia', () => ({ matches: lessMotion }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(changed: (entries: { target: Element }[]) => void) {
        grow = () => changed([{ target: screen.getByRole('list') }]);
      }
      observe() {}
      disconnect() {}
    },
  );
});

function Log({ messages, complete }: { messages: readonly string[]; complete: boolean }) {
  const { scroller, content, atNewest, onScroll, goToNewest } = useLogScroll({
    contents: messages,
    complete,
    written: undefined,
  });
  return (
    <>
      <div ref={scroller} role="log" onScroll={onScroll}>
        <ol ref={content}>
          {messages.map((text) => (
            <li key={text} data-message={text}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      {!atNewest && <button onClick={goToNewest}>To the newest</button>}
    </>
  );
}

/** A log of a height of 1,000 in a box of 200, whose messages have just been drawn. */
function open({ complete = true } = {}) {
  const messages = ['one', 'two'];
  const { rerender } = render(<Log messages={[...messages]} complete={complete} />);
  const box = screen.getByRole('log');
  Object.defineProperties(box, { scrollHeight: { value: 1_000 }, clientHeight: { value: 200 } });
  box.scrollTo = scrollTo as typeof box.scrollTo;
  box.scrollTop = 800;
  fireEvent.scroll(box);
  grow();
  return {
    add: (text: string) => {
      messages.push(text);
      rerender(<Log messages={[...messages]} complete />);
      grow();
    },
    scrollUpTo: (top: number) => {
      box.scrollTop = top;
      fireEvent.scroll(box);
    },
  };
}

it('opens at the newest message, and scrolls smoothly to each that comes', () => {
  const { add } = open();
  expect(scrollTo.mock.calls).toEqual([[{ top: 1_000, behavior: 'instant' }]]);
  add('three');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'smooth' });
});

it('stays at the end without a ride when what was not drawn at first is put in above', () => {
  const { add } = open({ complete: false });
  add('zero');
  expect(scrollTo.mock.calls.map(([{ behavior }]) => behavior)).toEqual(['instant', 'instant']);
  add('three');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'smooth' });
});

it('leaves whoever has scrolled up where they are, and takes them to the newest smoothly when they ask', async () => {
  const { add, scrollUpTo } = open();
  scrollUpTo(300);
  scrollTo.mockReset();
  add('three');
  expect(scrollTo).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'To the newest' }));
  expect(scrollTo.mock.calls).toEqual([[{ top: 1_000, behavior: 'smooth' }]]);
});

it('jumps where less motion was asked for', () => {
  lessMotion = true;
  const { add } = open();
  add('three');
  expect(scrollTo).toHaveBeenLastCalledWith({ top: 1_000, behavior: 'instant' });
});
