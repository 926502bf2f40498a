// Made by `npm run fix` from the folders beside it.
export { listPayItems } from './list-pay-items.ts';
export { tryRule } from './try-rule.ts';
