import type { Article, ArticlePage } from '@knack/contract/articles';
import type { InfiniteData, QueryClient } from '@tanstack/react-query';
import { readAgain } from '../../../lib/read-again.ts';
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

/** Puts a new article at the top of the whole feed. */
export async function addToFeed(client: QueryClient, published: Article): Promise<void> {
  client.setQueryData(articleKeys.one(published.id), published);
  await changeLists(client, () => {
    client.setQueryData<FeedData>(articleKeys.feed({}), (feed) => {
      const [first, ...others] = feed?.pages ?? [];
      if (!feed || !first) return feed;
      const rest = first.articles.filter((known) => known.id !== published.id);
      return { ...feed, pages: [{ ...first, articles: [published, ...rest] }, ...others] };
    });
  });
}

/** Shows a changed article wherever it stands. */
export async function replaceInFeeds(client: QueryClient, changed: Article): Promise<void> {
  client.setQueryData(articleKeys.one(changed.id), changed);
  await changeLists(client, () =>
    editFeeds(client, (articles) => articles.map((known) => (known.id === changed.id ? changed : known))),
  );
}

/** Takes an article out of every feed. */
export async function removeFromFeeds(client: QueryClient, id: string): Promise<void> {
  client.removeQueries({ queryKey: articleKeys.one(id) });
  await changeLists(client, () =>
    editFeeds(client, (articles) => articles.filter((known) => known.id !== id)),
  );
}

/** Has every list read again: those on screen at once, the others when they are next looked at. */
export async function readListsAgain(client: QueryClient): Promise<void> {
  await readAgain(client, { queryKey: articleKeys.lists });
}

/**
 * Changes what lists show; each is read again when it is next looked at. What is on its way meanwhile may be from before
 * the change and would undo it: it is given up, and lists on screen are asked for anew.
 */
async function changeLists(client: QueryClient, change: () => void): Promise<void> {
  const lists = { queryKey: articleKeys.lists };
  const onItsWay = client.isFetching(lists) > 0;
  await client.cancelQueries(lists);
  change();
  void client.invalidateQueries({ ...lists, refetchType: onItsWay ? 'active' : 'none' });
}

function editFeeds(client: QueryClient, edit: (articles: Article[]) => Article[]): void {
  client.setQueriesData<FeedData>(
    { queryKey: articleKeys.feeds },
    (feed) =>
      feed && { ...feed, pages: feed.pages.map((page) => ({ ...page, articles: edit(page.articles) })) },
  );
}
