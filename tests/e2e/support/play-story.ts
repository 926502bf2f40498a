import { type Browser, expect, type Page } from '@playwright/test';
import { minutesOf, secondsOf } from '../../stories/hand.ts';
import { Play, type Story } from '../../stories/story.ts';
import { expectNoSidewaysScroll } from './accessible.ts';
import { signIn, test, url } from './stage.ts';

/** Notes the words of every notice of a failure that the page shows from its next load on, however soon it goes. */
async function noteFailures(page: Page, failures: string[]): Promise<void> {
  await page.exposeFunction('noteFailure', (words: string) => failures.push(words));
  await page.addInitScript(() => {
    const noted = new WeakSet();
    new MutationObserver(() => {
      for (const notice of document.querySelectorAll<HTMLElement>('.mantine-Notifications-notification[role="alert"]')) {
        if (noted.has(notice)) continue;
        noted.add(notice);
        Reflect.get(window, 'noteFailure')(notice.innerText);
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

/** How those come in who sign in for the first time. */
type FirstSignIns = Readonly<Record<string, (browser: Browser) => Promise<Page>>>;

/** A story as tests, a chapter each, and at its end what it cost: it fails where a person would take longer than it may. */
export function playStory({ name, minutesMax, chapters }: Story, firstSignIns: FirstSignIns = {}): void {
  test.describe.configure({ mode: 'serial' });
  let play: Play;
  const failures: string[] = [];
  test.beforeAll(({ browser }) => {
    play = new Play({
      open: async (account, path) => {
        const page = await (firstSignIns[account]?.(browser) ?? signIn(browser, account));
        await noteFailures(page, failures);
        await page.goto(url(path));
        return page;
      },
      // what is worth a picture has room on it
      picture: (what, page) => expectNoSidewaysScroll(page, what),
    });
  });
  test.afterAll(() => play.end());
  test.afterEach(() => expect(failures, 'notices of what failed, although nobody did anything wrong').toEqual([]));
  for (const chapter of chapters) test(chapter.name, () => chapter.play(play));
  test(`takes a person less than ${minutesMax} minutes`, () => {
    const minutes = minutesOf(play.tally);
    const { interactions, characters, readings } = play.tally;
    console.log(
      `story ${name}: ${interactions} interactions, ${Math.round(secondsOf(play.tally))} s (${characters} characters, ${readings} readings: ${minutes.toFixed(1)} minutes of a person)`,
    );
    expect(minutes).toBeLessThan(minutesMax);
  });
}
