// Made by `npm run fix` from the folders beside it.
export { explainTest } from './explain-test.ts';
export { listPayItems } from './list-pay-items.ts';
export { runTests } from './run-tests.ts';
export { tryRule } from './try-rule.ts';
