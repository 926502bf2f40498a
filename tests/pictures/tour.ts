import type { Page } from '@playwright/test';
import { fromATemplate } from '../stories/from-a-template.ts';
import { fromNothing } from '../stories/from-nothing.ts';
import { Play } from '../stories/story.ts';
import type { Scene } from './scene.ts';

/** The pictures of docs/tour.md, taken while its two stories are played. */
export const tour: Scene = {
  name: 'tour',
  take: async (album) => {
    // what both stories show is taken of the first
    const taken = new Set<string>();
    const takeOnce = async (name: string, page: Page) => {
      if (taken.has(name)) return;
      taken.add(name);
      await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
      await album.take(name, page);
    };
    for (const { chapters } of [fromATemplate, fromNothing]) {
      const play = new Play({ open: (account, path) => album.open(account, path), picture: takeOnce });
      for (const chapter of chapters) await chapter.play(play);
      await play.end();
    }
  },
};
