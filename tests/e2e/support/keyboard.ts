import { expect, type Page } from '@playwright/test';

/** What the keyboard is at, by the words that a reader of the screen hears; `nowhere` when the page has lost it. */
export const atKeyboard = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!(at instanceof HTMLElement) || at === document.body) return 'nowhere';
    const isField = at instanceof HTMLInputElement || at instanceof HTMLTextAreaElement || at instanceof HTMLSelectElement;
    const words = isField ? [...(at.labels ?? [])] : [at];
    return (at.getAttribute('aria-label') ?? words.map(({ innerText }) => innerText).join(' ')).trim().replaceAll(/\s+/g, ' ');
  });

/** How often the page is asked where its keyboard is; milliseconds. */
const tickMs = 20;
/**
 * So many times in a row may the keyboard be nowhere while something gives its place to something else. A page that is busy drawing is not asked, and hears no key either;
 * one whose next part is on its way from a busy server has a second and a half. */
const lostAfterTicks = 75;

/** From now on the page notes what had the keyboard before it was lost: `lostPlaces` reads it. A page that nothing was focused in yet has lost nothing. */
export async function watchPlaces(page: Page): Promise<void> {
  await page.addInitScript(
    ([every, patience]) => {
      const lost: string[] = [];
      Object.assign(window, { lostPlaces: lost });
      let last: string | undefined;
      let nowhere = 0;
      setInterval(() => {
        const at = document.activeElement;
        if (at && at !== document.body) {
          last = at.getAttribute('aria-label') ?? at.textContent ?? at.tagName;
          nowhere = 0;
        } else if (last !== undefined && ++nowhere > patience) {
          lost.push(last);
          last = undefined;
        }
      }, every);
    },
    [tickMs, lostAfterTicks] as const,
  );
}

/** What had the keyboard when it was lost, since the page was loaded. */
export const lostPlaces = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'lostPlaces'));

/** True when nothing lies over what has the focus, and it lies in the window. */
const isInSight = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const at = document.activeElement;
    if (!at) return false;
    const { left, top, width, height } = at.getBoundingClientRect();
    const over = document.elementFromPoint(left + Math.min(width / 2, 40), top + Math.min(height / 2, 16));
    return over !== null && (at.contains(over) || over.contains(at) || width === 0);
  });

const stopsMax = 80;

/** Presses Tab until something of that name has the focus; every stop on the way has to be in sight. */
export async function tabTo(page: Page, name: string | RegExp, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let stop = 0; stop < stopsMax; stop++) {
    await page.keyboard.press(key);
    const at = await atKeyboard(page);
    if (at !== 'nowhere') await expect.poll(() => isInSight(page), `“${at}” has the focus and cannot be seen`).toBe(true);
    if (typeof name === 'string' ? at === name : name.test(at)) return;
  }
  throw new Error(`The keyboard does not come to ${name}.`);
}
