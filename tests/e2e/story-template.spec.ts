import { fromATemplate } from '../stories/from-a-template.ts';
import { playStory } from './support/play-story.ts';
import { ownProduct } from './support/stage.ts';

ownProduct(import.meta.filename);

// docs/tour.md, the first story.
playStory(fromATemplate);
