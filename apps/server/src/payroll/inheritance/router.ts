// Made by `npm run fix` from the folders beside it.
export { getInheritance } from './get-inheritance.ts';
export { getParentOffer } from './get-parent-offer.ts';
export { takeParentCopy } from './take-parent-copy.ts';
