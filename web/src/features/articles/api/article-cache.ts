import type { Article, ArticlePage } from '@knack/contract/articles';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { articleKeys } from './article-keys.ts';

type FeedData = InfiniteData<ArticlePage>;

/** What any list on screen before already knows of an article. */
export function knownArticle(client: QueryClient, id: string): Article | undefined {
  return client
    .getQueriesData<FeedData>({ queryKey: articleKeys.feeds })
    .flatMap(([, feed]) => feed?.pages ?? [])
    .flatMap(({ articles }) => articles)
    .find((known) => known.id === id);
}

/**
 * Puts a new article at the top of the whole feed; filtered ones are read again when they are next looked at. A feed that
 * is on its way meanwhile may be from before, and is asked for anew.
 */
export async function addToFeed(client: QueryClient, published: Article): Promise<void> {
  client.setQueryData(articleKeys.one(published.id), published);
  const whole = { queryKey: articleKeys.feed({}), exact: true };
  const onItsWay = client.isFetching(whole) > 0;
  await client.cancelQueries(whole);
  client.setQueryData<FeedData>(whole.queryKey, (feed) => {
    const [first, ...others] = feed?.pages ?? [];
    if (!feed || !first) return feed;
    const rest = first.articles.filter((known) => known.id !== published.id);
    return { ...feed, pages: [{ ...first, articles: [published, ...rest] }, ...others] };
  });
  readAgain(client, { andShown: onItsWay });
}

/** Shows a changed article wherever it stands. */
export function replaceInFeeds(client: QueryClient, changed: Article): void {
  client.setQueryData(articleKeys.one(changed.id), changed);
  editFeeds(client, (articles) => articles.map((known) => (known.id === changed.id ? changed : known)));
  readAgain(client, { andShown: false });
}

/** Takes an article out of every list. */
export function removeFromFeeds(client: QueryClient, id: string): void {
  client.removeQueries({ queryKey: articleKeys.one(id) });
  editFeeds(client, (articles) => articles.filter((known) => known.id !== id));
}

/** Has every list read again: those on screen at once if `andShown`, the others when they are next looked at. */
export function readAgain(client: QueryClient, { andShown }: { andShown: boolean }): void {
  const filters = andShown ? {} : { refetchType: 'none' as const };
  void client.invalidateQueries({ queryKey: articleKeys.feeds, ...filters });
  void client.invalidateQueries({ queryKey: articleKeys.recent, ...filters });
}

function editFeeds(client: QueryClient, edit: (articles: Article[]) => Article[]): void {
  client.setQueriesData<FeedData>(
    { queryKey: articleKeys.feeds },
    (feed) =>
      feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, articles: edit(page.articles) })) },
  );
}
