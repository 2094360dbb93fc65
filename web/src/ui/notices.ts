import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

export type NoticeTone = 'success' | 'failure' | 'plain';

/** What can be done about what a notice says; doing it takes the notice away. */
export interface NoticeAction {
  label: string;
  run: () => void;
}

export interface Notice {
  id: number;
  text: string;
  tone: NoticeTone;
  action?: NoticeAction | undefined;
  /** How long it stays; as long as it takes to read where nothing is said. */
  milliseconds?: number | undefined;
}

const MOST = 3;

const store = createStore<{ notices: readonly Notice[]; lastId: number }>(() => ({ notices: [], lastId: 0 }));

/**
 * Shows an alert that stays long enough to be read, outlives a navigation and never blocks. The same text again
 * replaces the earlier one, so that it is announced anew and stands there once.
 */
export function notify({
  text,
  tone = 'plain',
  ...more
}: Omit<Notice, 'id' | 'tone'> & { tone?: NoticeTone }): void {
  store.setState(({ notices, lastId }) => {
    const others = notices.filter((notice) => notice.text !== text);
    return {
      notices: [...others, { id: lastId + 1, text, tone, ...more }].slice(-MOST),
      lastId: lastId + 1,
    };
  });
}

/** Takes a notice away. */
export function dismissNotice(id: number): void {
  store.setState(({ notices }) => ({ notices: notices.filter((notice) => notice.id !== id) }));
}

/** Takes all notices away. */
export function dismissAllNotices(): void {
  store.setState({ notices: [] });
}

/** The notices on screen, oldest first. */
export function useNotices(): readonly Notice[] {
  return useStore(store, (state) => state.notices);
}
