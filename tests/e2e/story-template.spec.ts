import { fromATemplate } from '../stories/from-a-template.ts';
import { playStory } from './support/play-story.ts';
import { test } from './support/stage.ts';

test.use({ file: import.meta.filename });

// docs/tour.md, the first story.
playStory(fromATemplate);
