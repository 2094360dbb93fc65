import { act, render, screen, waitFor } from '@testing-library/react';
import { randomUUID } from 'node:crypto';
import type { ReactNode } from 'react';
import { MemoryRouter, Route, Routes, useNavigate } from 'react-router-dom';
import { beforeEach, expect, it, vi } from 'vitest';
import { LongNoteGrid } from './long-note-grid.tsx';

/** jsdom has no layout: here is one of a single column, in which each note is as high as the others. */
const layout = { noteHeight: 100, width: 400, scrolled: 0 };

const roomOf = (item: Element) => parseFloat((item as HTMLElement).style.height) || layout.noteHeight;
const listHeight = () => [...screen.getByRole('list').children].reduce((sum, item) => sum + roomOf(item), 0);

beforeEach(() => {
  Object.assign(layout, { noteHeight: 100, width: 400, scrolled: 0 });
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function rect(this: Element) {
    let top = -layout.scrolled;
    for (let before = this.previousElementSibling; before; before = before.previousElementSibling)
      top += roomOf(before);
    return new DOMRect(0, top, layout.width, roomOf(this));
  });
});

function scrollTo(top: number) {
  layout.scrolled = top;
  act(() => void window.dispatchEvent(new Event('scroll')));
}

const notes = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `Note ${index}` }));
const note = (index: number) => screen.queryByRole('link', { name: `Note ${index}` });

/** A place in the history that nobody has been to. */
function Visit({ children }: { children: ReactNode }) {
  return <MemoryRouter initialEntries={[{ pathname: '/', key: randomUUID() }]}>{children}</MemoryRouter>;
}

function Board({ items = notes(240), more }: { items?: { id: string }[]; more?: boolean }) {
  return (
    <LongNoteGrid items={items} more={more}>
      {({ id }) => <a href="/note">{id}</a>}
    </LongNoteGrid>
  );
}

it('draws a short list as a whole', () => {
  render(<Board items={notes(24)} />, { wrapper: Visit });
  expect(screen.getAllByRole('link')).toHaveLength(24);
  expect(screen.getAllByRole('listitem')[0]).not.toHaveAttribute('aria-posinset');
});

it('of a long list, draws what is near the window; the others leave their room', async () => {
  render(<Board />, { wrapper: Visit });
  await waitFor(() => expect(note(239)).not.toBeNull());
  expect(screen.getAllByRole('listitem')).toHaveLength(36);
  expect(listHeight()).toBe(24_000);
  scrollTo(12_000);
  await waitFor(() => expect(note(108)).not.toBeNull());
  await waitFor(() => expect(note(132)).not.toBeNull());
  expect(note(120)).not.toBeNull();
  expect(note(12)).toBeNull();
  expect(listHeight()).toBe(24_000);
});

it('says to those who listen which of how many a note is, as far as that is known', async () => {
  const { rerender } = render(<Board more />, { wrapper: Visit });
  await waitFor(() => expect(note(239)).not.toBeNull());
  const last = note(239)?.closest('li');
  expect(last).toHaveAttribute('aria-posinset', '240');
  expect(last).toHaveAttribute('aria-setsize', '-1');
  rerender(<Board />);
  expect(last).toHaveAttribute('aria-setsize', '240');
});

it('keeps the note with the focus wherever the window goes, and its neighbours for the Tab key', async () => {
  render(<Board />, { wrapper: Visit });
  scrollTo(6_000);
  await waitFor(() => expect(note(60)).not.toBeNull());
  act(() => note(60)?.focus());
  scrollTo(20_000);
  await waitFor(() => expect(note(200)).not.toBeNull());
  await waitFor(() => expect(note(36)).toBeNull());
  expect(note(60)).toHaveFocus();
  await waitFor(() => expect(note(59)).not.toBeNull());
  await waitFor(() => expect(note(72)).not.toBeNull());
  act(() => note(72)?.focus());
  await waitFor(() => expect(note(84)).not.toBeNull());
});

it('a note that moves to another group stays the same, with the focus', async () => {
  const { rerender } = render(<Board />, { wrapper: Visit });
  const link = note(11);
  act(() => link?.focus());
  rerender(<Board items={[{ id: 'A new one' }, ...notes(240)]} />);
  await screen.findByRole('link', { name: 'A new one' });
  expect(note(11)).toBe(link);
  expect(link).toHaveFocus();
});

it('in another width, guesses the heights anew by what is drawn', async () => {
  render(<Board />, { wrapper: Visit });
  await waitFor(() => expect(note(239)).not.toBeNull());
  Object.assign(layout, { noteHeight: 200, width: 200 });
  act(() => void window.dispatchEvent(new Event('resize')));
  await waitFor(() => expect(listHeight()).toBe(48_000));
});

it('stays as it was while it is hidden, as a screen is that waits for the next', async () => {
  render(<Board />, { wrapper: Visit });
  await waitFor(() => expect(note(239)).not.toBeNull());
  Object.assign(layout, { noteHeight: 0, width: 0 });
  scrollTo(0);
  scrollTo(0);
  expect(screen.getAllByRole('listitem')).toHaveLength(36);
  Object.assign(layout, { noteHeight: 100, width: 400 });
  scrollTo(0);
  expect(listHeight()).toBe(24_000);
});

function Site() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => void navigate('/elsewhere')}>Away</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Routes>
        <Route path="/" element={<Board />} />
        <Route path="/elsewhere" element={null} />
      </Routes>
    </>
  );
}

it('is at once, when somebody returns, what it was where they were, and the rest comes after', async () => {
  render(<Site />, { wrapper: Visit });
  scrollTo(12_050);
  await waitFor(() => expect(note(120)).not.toBeNull());
  act(() => screen.getByRole('button', { name: 'Away' }).click());
  expect(screen.queryByRole('list')).toBeNull();
  act(() => screen.getByRole('button', { name: 'Back' }).click());
  expect(screen.getAllByRole('listitem')).toHaveLength(12);
  expect(note(120)).not.toBeNull();
  expect(listHeight()).toBe(24_000);
  await waitFor(() => expect(note(132)).not.toBeNull());
  await waitFor(() => expect(note(0)).not.toBeNull());
});
