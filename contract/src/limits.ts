/**
 * Every bound of the product, in one place. Text is counted in Unicode code points after trimming and NFC
 * (see `text.ts`); schemas, forms, the API and the tests of the security rules all read from here.
 */
export const LIMITS = {
  username: { min: 3, max: 30 },
  articleTitle: 120,
  articleTopic: 40,
  articleBody: 5_000,
  bio: 1_000,
  reviewTitle: 120,
  reviewBody: 2_000,
  reviewAnswer: 2_000,
  rating: { min: 1, max: 5, initial: 5 },
  chatText: 2_000,
  /** Characters (UTF-16) of a picture's address. */
  photoAddress: 1_000,
  /** Messages in the live window of the room. */
  chatWindow: 100,
  /** The most messages of one member in any stretch of so many milliseconds. */
  chatPace: { messages: 10, milliseconds: 10_000 },
  /** Items on a page of a list. */
  page: { initial: 20, max: 50 },
  /** A request's body in bytes, after decompression. */
  requestBytes: 64 * 1024,
  /** How long a request's body may take to arrive. */
  requestMilliseconds: 5_000,
  /** Characters of an `Idempotency-Key` header. */
  idempotencyKey: 255,
  /** Characters of a search; of a word, how many count; of a document and of a search, how many tokens. */
  search: { text: 100, wordLength: 20, indexTokens: 2_000, queryTokens: 10 },
  /** Unread ones are counted to so many; a look for articles tells of so many of a kind; a message mentions so many. */
  notifications: { counted: 20, articles: 20, mentions: 5 },
  /** What one person may do in a day (UTC), counted over all instances of the API. */
  perDay: { articles: 100, reviews: 100, profileEdits: 200, reports: 50, dataExports: 10 },
  /** What somebody adds to a report in their own words. */
  reportNote: 500,
  /** Members whom one person can block: they are read at once. */
  blocks: 200,
  /** How long a deleted article can be brought back: as offered, and as the API allows. */
  articleUndo: { offeredMilliseconds: 10_000, keptMilliseconds: 60_000 },
  /** The most matches of a kind, and the most swaps of three, that are shown to somebody. */
  matches: { ofKind: 6, threeWay: 3 },
  /** A card shows a longer body cut to `shown` characters. */
  cardBody: { whole: 50, shown: 25 },
} as const;
