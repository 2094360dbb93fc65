import type { Article } from '@knack/contract/articles';
import { DRAWN_ARTICLE, API_PATHS } from '@knack/contract/paths';
import type { Request, Response } from 'express';
import { sendHtml } from './answers.ts';
import type { Dependencies } from './dependencies.ts';
import { articlePreview, withPreview, type Preview } from './preview.ts';

/** The pages that browsers get where a screen and the API share an address. */
export interface Pages {
  /**
   * Sends the app, which then asks for JSON; `preview` tells it and link previews about the address, null leaves the app's
   * own words.
   */
  send(request: Request, response: Response, status: number, preview: Preview | null): Promise<void>;
  /** Sends the app with an article in it: to read before any script, and for the app, which need not ask for it. */
  sendArticle(request: Request, response: Response, article: Article): Promise<void>;
}

const ROOT = '<div id="root"></div>';

/** Pages made of the app's own app.html. */
export function appPages({
  shell,
  drawArticle,
  origin,
}: Pick<Dependencies, 'shell' | 'drawArticle' | 'origin'>): Pages {
  return {
    async send(request, response, status, preview) {
      const html = await shell();
      sendHtml(response, status, preview === null ? html : withPreview(html, preview, origin(request)));
    },
    async sendArticle(request, response, article) {
      const [html, markup] = await Promise.all([shell(), drawArticle(article)]);
      const preview = articlePreview(article, `${origin(request)}${API_PATHS.article(article.id)}`);
      const page = withPreview(html, preview, origin(request), dataElement(DRAWN_ARTICLE, article));
      // A function, because a `$&` in what somebody wrote must not mean anything.
      sendHtml(
        response,
        200,
        page.replace(ROOT, () => `<div id="root">${markup}</div>`),
      );
    },
  };
}

/** `data` as JSON in an element that no browser runs. A `<` could end the element or begin a comment in it. */
function dataElement(id: string, data: object): string {
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${id}">${json}</script>`;
}
