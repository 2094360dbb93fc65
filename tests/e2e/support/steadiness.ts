import type { Page } from '@playwright/test';

/** Notes from now on, in whatever is opened, what moves by itself: not in answer to a press or a key. */
export async function watchShifts(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const shifts: string[] = [];
    Object.assign(window, { shifts });
    interface LayoutShift extends PerformanceEntry {
      value: number;
      hadRecentInput: boolean;
      sources: { node: Node | null; previousRect: DOMRectReadOnly; currentRect: DOMRectReadOnly }[];
    }
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput, sources } of list.getEntries() as LayoutShift[]) {
        const moved = sources.map(({ node }) =>
          node instanceof Element ? node.outerHTML.slice(0, 200) : '',
        );
        if (!hadRecentInput) shifts.push(`${value.toFixed(4)}: ${moved.join(' | ')}`);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return () =>
    page.evaluate(async () => {
      // What has just been drawn is reported after the frame.
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      await new Promise((resolve) => setTimeout(resolve));
      return (window as unknown as { shifts: string[] }).shifts;
    });
}

/** Changes of the window and the colours show at once from here on, instead of over some frames. */
export async function stopTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('*, ::before, ::after { transition: none !important; }');
    document.adoptedStyleSheets.push(sheet);
  });
}

/** What moves for longer than an eye can follow, although less motion was asked for. */
export function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document.getAnimations().flatMap((animation) => {
      const { duration, iterations } = animation.effect?.getComputedTiming() ?? {};
      const isBrief = typeof duration === 'number' && duration <= 1 && iterations === 1;
      const moved = (animation.effect as KeyframeEffect | null)?.target?.outerHTML.slice(0, 200);
      return animation.playState === 'running' && !isBrief ? [String(moved)] : [];
    }),
  );
}

/** Text twice as large, as somebody sets it who does not see well. */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
}
