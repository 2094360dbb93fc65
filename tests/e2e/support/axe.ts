import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What is wrong with the screen as it is: each broken rule with the elements that break it. */
export type Inspect = (what: 'everything' | 'colours') => Promise<string[]>;

/**
 * Has axe look at a page, again and again. Its half a megabyte goes into the page once; and as there are no frames of
 * other sites, its results need no second page to be put together in.
 */
export function inspectorOf(page: Page): Inspect {
  let isThere = false;
  return async (what) => {
    const axe = new AxeBuilder({ page, ...(isThere && { axeSource: ';' }) })
      .setLegacyMode()
      .options({ resultTypes: ['violations'], preload: false });
    const rules = what === 'everything' ? axe.withTags(TAGS) : axe.withRules(['color-contrast']);
    const { violations } = await rules.analyze();
    isThere = true;
    return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html).join(' | ')}`);
  };
}
