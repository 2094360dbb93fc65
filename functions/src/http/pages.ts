import type { Article } from '@knack/contract/articles';
import { drawnPage } from '@knack/contract/drawn-page';
import { API_PATHS, DRAWN_ANSWER } from '@knack/contract/paths';
import type { User } from '@knack/contract/users';
import type { Request, Response } from 'express';
import { sendHtml } from './answers.ts';
import type { DrawnScreens } from './built-app.ts';
import type { Dependencies } from './dependencies.ts';
import { articlePreview, escapeHtml, profilePreview, withPreview, type Preview } from './preview.ts';

/** The pages that browsers get from the functions. */
export interface Pages {
  /**
   * Sends the app, which then asks for JSON; `preview` tells it and link previews about the address, null leaves the app's
   * own words.
   */
  send(request: Request, response: Response, status: number, preview: Preview | null): Promise<void>;
  /** Sends the app with an article in it: to read before any script, and for the app, which need not ask for it. */
  sendArticle(request: Request, response: Response, article: Article): Promise<void>;
  /** The same with a member's profile. */
  sendProfile(request: Request, response: Response, user: User): Promise<void>;
}

interface Screen {
  /** What the page shows, and where the API answers it. */
  readonly answer: object;
  readonly path: string;
  readonly preview: Preview;
  readonly draw: (screens: DrawnScreens) => string;
}

/** Pages made of the app's own app.html. */
export function appPages({
  shell,
  drawnScreens,
  origin,
}: Pick<Dependencies, 'shell' | 'drawnScreens' | 'origin'>): Pages {
  async function sendScreen(
    request: Request,
    response: Response,
    { answer, path, preview, draw }: Screen,
  ): Promise<void> {
    const [html, screens] = await Promise.all([shell(), drawnScreens()]);
    const page = withPreview(html, preview, origin(request), answerElement(path, answer));
    sendHtml(response, 200, drawnPage(page, draw(screens)));
  }

  return {
    async send(request, response, status, preview) {
      const html = await shell();
      sendHtml(response, status, preview === null ? html : withPreview(html, preview, origin(request)));
    },
    sendArticle: (request, response, article) => {
      const path = API_PATHS.article(article.id);
      return sendScreen(request, response, {
        answer: article,
        path,
        preview: articlePreview(article, `${origin(request)}${path}`),
        draw: ({ drawArticle }) => drawArticle(article),
      });
    },
    sendProfile: (request, response, user) =>
      sendScreen(request, response, {
        answer: user,
        path: API_PATHS.userByName(user.username),
        preview: profilePreview(user, `${origin(request)}/user/${encodeURIComponent(user.username)}`),
        draw: ({ drawProfile }) => drawProfile(user),
      }),
  };
}

/** What the API answers at a path, in an element that no browser runs. A `<` could end it or begin a comment in it. */
function answerElement(path: string, answer: object): string {
  const json = JSON.stringify(answer).replaceAll('<', '\\u003c');
  return `<script type="application/json" id="${DRAWN_ANSWER}" data-path="${escapeHtml(path)}">${json}</script>`;
}
