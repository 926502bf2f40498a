// Made by `npm run fix` from the folders beside it.
export { createStrategy } from './create-strategy.ts';
export { deleteStrategy } from './delete-strategy.ts';
export { getPatternByAccount } from './get-pattern-by-account.ts';
export { getPatternByStrategy } from './get-pattern-by-strategy.ts';
export { getPatternByUser } from './get-pattern-by-user.ts';
export { listStrategies } from './list-strategies.ts';
export { updateStrategy } from './update-strategy.ts';
