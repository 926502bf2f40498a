import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOnly, RunOptions } from 'axe-core';

const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const everything: RunOnly = { type: 'tag', values: standards };
/** The rules of these standards that look at colours. */
const ofColours: RunOnly = { type: 'rule', values: ['color-contrast', 'link-in-text-block'] };

const axeSource = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** axe in the page itself, brought to it once for as long as it is loaded: to bring it takes as long as many a look. */
async function expectNothing(page: Page, runOnly: RunOnly, what: string): Promise<void> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(`${axeSource};0`);
  const found = await page.evaluate(
    async (options) => {
      const { violations }: AxeResults = await Reflect.get(window, 'axe').run(document, options);
      return violations.map(({ id, help, nodes }) => `${id}: ${help} (${nodes.length}) ${nodes[0]?.target.join(' ')}`);
    },
    { runOnly, resultTypes: ['violations'] } satisfies RunOptions,
  );
  expect(found, what).toEqual([]);
}

/** Nothing that axe finds wrong, in the colours and at the width that the page has now. */
export const expectAccessible = (page: Page, what: string): Promise<void> => expectNothing(page, everything, what);

/** Waits until the page has drawn what it has heard of, another width for instance. */
const drawn = (page: Page): Promise<void> =>
  page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))));

/** Nothing makes the page scroll sideways, at the width that it has now. */
export async function expectNoSidewaysScroll(page: Page, what: string): Promise<void> {
  await drawn(page);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  expect(over, what).toBeLessThanOrEqual(0);
}

/** Changes the colours, and waits until the page shows them: what is on its way from one to the other is neither. */
async function inColours(page: Page, colorScheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme });
  await page.locator(`html[data-mantine-color-scheme="${colorScheme}"]`).waitFor({ state: 'attached' });
  await page.evaluate(async () => {
    const passing = document.getAnimations().filter(({ effect }) => effect?.getComputedTiming().iterations !== Number.POSITIVE_INFINITY);
    await Promise.allSettled(passing.map(({ finished }) => finished));
  });
  await drawn(page);
}

/** What a page is made of, its colours aside. */
const structureOf = (page: Page): Promise<string> =>
  page.evaluate(() => document.documentElement.outerHTML.replaceAll(/ (style|data-mantine-color-scheme)="[^"]*"/g, ''));

/** The same in light and in dark colours; where only the colours differ, dark needs no more than the rules that look at them. */
export async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await inColours(page, 'light');
  await expectAccessible(page, `${what}, light`);
  const light = await structureOf(page);
  await inColours(page, 'dark');
  const sameParts = (await structureOf(page)) === light;
  await expectNothing(page, sameParts ? ofColours : everything, `${what}, dark`);
  await inColours(page, 'light');
}

/** What the page shows is all there. */
export const expectSettled = (page: Page): Promise<void> =>
  expect(page.locator('[data-loading="true"], .mantine-Skeleton-root')).toHaveCount(0);

export const phone = { width: 390, height: 844 } as const;
/** What 200 % leaves of a usual screen. */
export const zoomed = { width: 720, height: 450 } as const;
export const wide = { width: 1440, height: 900 } as const;

/** What is looked for by axe: in both colours, in light ones, or not at all. */
export type Look = 'both' | 'light' | 'widths';

/**
 * A page that is there, on a phone, at 200 % and on a wide screen: nothing scrolls sideways, and axe finds nothing on the narrowest and the widest. It
 * is loaded once, since to load it costs more than to look at it.
 */
export async function expectGood(page: Page, what: string, look: Look = 'both'): Promise<void> {
  for (const viewport of [phone, zoomed, wide]) {
    const there = `${what} at ${viewport.width} px`;
    await page.setViewportSize(viewport);
    await expectSettled(page);
    await expectNoSidewaysScroll(page, there);
    if (viewport === zoomed || look === 'widths') continue;
    // what is narrow is of the same parts, and so of the same colours
    await (look === 'both' && viewport === wide ? expectAccessibleInBoth : expectAccessible)(page, there);
  }
}
