export { notGivable, requireGivable } from './giving.ts';
export { keepingHolders } from './last-holder.ts';
