import { fromNothing } from '../stories/from-nothing.ts';
import { playStory } from './support/play-story.ts';
import { ownProduct } from './support/stage.ts';

ownProduct(import.meta.filename);

// docs/tour.md, the second story.
playStory(fromNothing);
