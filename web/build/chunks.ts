import type { Rolldown } from 'vite';

const LIBRARIES =
  /node_modules\/(react|react-dom|react-router|react-router-dom|scheduler|zustand)\/|rolldown.runtime/;

/** What nearly every screen with something from the API on it is made of. */
const CONTENT = new RegExp(
  [
    'node_modules/(@tanstack/(?!.*([iI]nfinite|mutationObserver|useMutation))|valibot/)',
    'web/src/ui/(avatar|badge|button-link|empty-state|error-state|note|note-tint|page|page-body|pin|relative-time|screen-heading|sheet|skill-drawing|stable-choice)\\.tsx?',
    'web/src/lib/(api-error|auth-client|drawn-answer|exchange|failure-text|http-client)\\.ts',
    'web/src/features/articles/(kinds|api/(article-cache|article-keys)|components/(article-labels|topic-badge))\\.tsx?',
    'contract/src/(articles|limits|pages|paths|problems|skills|text|timestamps)\\.ts',
  ].join('|'),
);

/** Fields to look for something with, and to sign in with. */
const FIELDS =
  /web\/src\/(ui\/(control-style|field|search-field|select-field|text-field|use-settled-text|use-typed-text)\.tsx?|lib\/(address-filter|drafts|form)\.ts)/;

/** What else somebody writes with, or opens with a click. */
const FORMS = new RegExp(
  [
    'node_modules/@tanstack/.*(mutationObserver|useMutation)',
    'web/src/ui/(character-count|checkbox-group|confirm-dialog|dialog|form-failure|radio-group|radio-tiles|rating-field|text-area)\\.tsx?',
    'web/src/lib/(idempotency-key|use-failure-text)\\.ts',
  ].join('|'),
);

/** What both sign-in and the room begin with. */
const FIREBASE =
  /node_modules\/(@firebase\/(app|component|logger|util)|firebase\/app|idb)\/|web\/src\/lib\/firebase\/(app|config|hosted)\.ts/;

/**
 * Which modules share a file. Code that is always loaded together compresses better as one: left to itself the bundler
 * makes some fifty files of a few hundred bytes, each with the names of the others in it.
 */
export const CHUNKS: Rolldown.CodeSplittingGroup[] = [
  { name: 'react', priority: 4, test: LIBRARIES },
  { name: 'frame', priority: 3, tags: ['$initial'] },
  { name: 'content', priority: 2, test: CONTENT, minShareCount: 2 },
  { name: 'fields', priority: 1, test: FIELDS, minShareCount: 2 },
  { name: 'firebase', priority: 0, test: FIREBASE, minShareCount: 2 },
  { name: 'forms', priority: 0, test: FORMS, minShareCount: 2 },
];
