import { fromATemplate } from '../stories/from-a-template.ts';
import { fromNothing } from '../stories/from-nothing.ts';
import { Play } from '../stories/story.ts';
import type { Scene } from './scene.ts';

/** The pictures of docs/tour.md, taken while its two stories are played. */
export const tour: Scene = {
  name: 'tour',
  take: async (album) => {
    for (const { chapters } of [fromATemplate, fromNothing]) {
      const play = new Play({ open: (account, path) => album.open(account, path), picture: (name, page) => album.take(name, page) });
      for (const chapter of chapters) await chapter.play(play);
      await play.end();
    }
  },
};
