import type { Page } from '@playwright/test';
import { fromATemplate } from '../stories/from-a-template.ts';
import { fromNothing } from '../stories/from-nothing.ts';
import { ownCompany } from '../stories/own-company.ts';
import { Play, type Story } from '../stories/story.ts';
import type { Album } from './album.ts';
import type { Scene } from './scene.ts';

interface How {
  readonly open: (account: string, path: string) => Promise<Page>;
  /** Names of the pictures that are taken; the others of a chapter that stories share show the same. */
  readonly begins: string;
}

/** Plays stories and takes the pictures on their way; what several show is taken of the first. */
async function takeStories(album: Album, stories: readonly Story[], { open, begins }: How): Promise<void> {
  const taken = new Set<string>();
  const takeOnce = async (name: string, page: Page) => {
    if (taken.has(name) || !name.startsWith(begins)) return;
    taken.add(name);
    await page.locator('.mantine-Skeleton-root').first().waitFor({ state: 'detached' });
    await album.take(name, page);
  };
  for (const { chapters } of stories) {
    const play = new Play({ open, picture: takeOnce });
    for (const chapter of chapters) await chapter.play(play);
    await play.end();
  }
}

/** Of docs/tour.md: two stories of somebody new. */
export const tour: Scene = {
  name: 'tour',
  take: async (album) =>
    await takeStories(album, [fromATemplate, fromNothing], { open: (account, path) => album.open(account, path), begins: 'tour-' }),
};

/** Of docs/tour.md: a company of one's own, whose people have passwords of their own already. */
export const ownTour: Scene = {
  name: 'own-company',
  isEmpty: true,
  take: async (album) =>
    await takeStories(album, [ownCompany], {
      open: async (account, path) => {
        await album.query('UPDATE app_user SET must_change_password = false WHERE account = $1', [account]);
        return await album.open(account, path);
      },
      begins: 'tour-own-',
    }),
};
