import { approverAccount, givenPassword, ownCompany, ownerAccount } from '../stories/own-company.ts';
import { playStory } from './support/play-story.ts';
import { beginWithPassword, emptyProduct, firstPassword } from './support/stage.ts';

emptyProduct(import.meta.filename);

// docs/tour.md, the story of a company of one's own.
playStory(ownCompany, {
  [ownerAccount]: (browser) => beginWithPassword(browser, ownerAccount, firstPassword()),
  [approverAccount]: (browser) => beginWithPassword(browser, approverAccount, givenPassword),
});
