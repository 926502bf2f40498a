import { fromNothing } from '../stories/from-nothing.ts';
import { playStory } from './support/play-story.ts';
import { test } from './support/stage.ts';

test.use({ file: import.meta.filename });

// docs/tour.md, the second story.
playStory(fromNothing);
