const ROOT = '<div id="root"></div>';
/** The head start, and between it and the end the app itself (`web/build/head-start.ts` writes it so). */
const START = /<!-- start -->\s*<script async (src="[^"]+")>.*?<!-- \/start -->/s;

/**
 * `app`, the app's own page, with a screen in it that was drawn ahead. It can be read without a script, so it asks for none
 * of the app's before it is painted: that is left to the head start. Throws an Error where `app` is no such page.
 */
export function drawnPage(app: string, markup: string): string {
  if (!START.test(app)) throw new Error('app.html has no comments around its scripts.');
  return framedPage(app, markup).replace(START, '<script async data-drawn $1></script>');
}

/**
 * `app` with the frame of a screen in it. What the screen is opened for is still to come, so its scripts are asked for at
 * once. Throws an Error where `app` is no such page.
 */
export function framedPage(app: string, markup: string): string {
  if (!app.includes(ROOT)) throw new Error('app.html has no empty element for the app.');
  // A function, because a `$&` in what somebody wrote must not mean anything.
  return app.replace(ROOT, () => `<div id="root">${markup}</div>`);
}
