import { expect } from '@playwright/test';
import { minutesOf, secondsOf } from '../../stories/hand.ts';
import { Play, type Story } from '../../stories/story.ts';
import { signIn, test, url } from './stage.ts';

/** A story as tests, a chapter each, and at its end what it cost: it fails where a person would take longer than it may. */
export function playStory({ name, minutesMax, chapters }: Story): void {
  test.describe.configure({ mode: 'serial' });
  let play: Play;
  test.beforeAll(({ browser }) => {
    play = new Play({
      open: async (account, path) => {
        const page = await signIn(browser, account);
        await page.goto(url(path));
        return page;
      },
    });
  });
  test.afterAll(() => play.end());
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
