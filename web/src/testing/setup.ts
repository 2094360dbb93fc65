import '@testing-library/jest-dom/vitest';
import { cleanup, configure } from '@testing-library/react';
import { afterEach, beforeEach, vi, type MockInstance } from 'vitest';
import { dismissAllNotices } from '../ui/notices.ts';

// A busy machine takes its time; what does not come is not there by then either.
configure({ asyncUtilTimeout: 10_000 });

// jsdom has the element without its modal side; the browser's focus goes to the first control.
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
  this.querySelector<HTMLElement>('button, input, select, textarea, a[href]')?.focus();
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};

// jsdom has no top layer.
HTMLElement.prototype.togglePopover = () => false;

// Without a layout there is nothing to scroll.
Element.prototype.scrollIntoView = () => undefined;

let complaints: MockInstance<typeof console.error>[] = [];

beforeEach(() => {
  complaints = [vi.spyOn(console, 'error'), vi.spyOn(console, 'warn')];
});

// What the console complains about is a defect: a test that expects a complaint says so and clears it.
afterEach(() => {
  cleanup();
  dismissAllNotices();
  localStorage.clear();
  sessionStorage.clear();
  const heard = complaints.flatMap((spy) => spy.mock.calls.map((words) => words.map(String).join(' ')));
  vi.restoreAllMocks();
  if (heard.length > 0) throw new Error(`Unexpected words on the console:\n${heard.join('\n')}`);
});
