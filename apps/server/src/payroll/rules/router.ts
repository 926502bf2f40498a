// Made by `npm run fix` from the folders beside it.
export { tryRule } from './try-rule.ts';
