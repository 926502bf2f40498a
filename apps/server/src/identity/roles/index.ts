export { notGivable, requireGivable } from './giving.ts';
export { keepingHolders } from './last-holder.ts';
export { requireMayStandIn } from './stand-in.ts';
