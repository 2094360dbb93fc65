import type { Request, Response } from 'express';
import { sendHtml } from './answers.ts';
import type { Dependencies } from './dependencies.ts';
import { withPreview, type Preview } from './preview.ts';

/** The pages that browsers get where a screen and the API share an address: the app, which then asks for JSON. */
export interface Pages {
  /** Sends the app; `preview` tells it and link previews about the address, null leaves the app's own words. */
  send(request: Request, response: Response, status: number, preview: Preview | null): Promise<void>;
  /** The full address of a path of the app. */
  address(request: Request, path: string): string;
}

/** Pages made of the app's own app.html. */
export function appPages({ shell, origin }: Pick<Dependencies, 'shell' | 'origin'>): Pages {
  return {
    async send(request, response, status, preview) {
      const html = await shell();
      sendHtml(response, status, preview === null ? html : withPreview(html, preview, origin(request)));
    },
    address: (request, path) => `${origin(request)}${path}`,
  };
}
