import { expect, type Locator, type Page } from '@playwright/test';

/** The first place that has the words and can be seen: an option of a closed list has them too, and may come first in the page. */
export const seen = (within: Page | Locator, ...words: Parameters<Locator['getByText']>): Locator =>
  within
    .getByText(...words)
    .filter({ visible: true })
    .first();

/** Waits until the words stand where somebody sees them. */
export const expectToSee = (within: Page | Locator, ...words: Parameters<Locator['getByText']>): Promise<void> =>
  expect(seen(within, ...words)).toBeVisible();
