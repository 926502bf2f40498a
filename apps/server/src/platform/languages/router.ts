// Made by `npm run fix` from the folders beside it.
export { getUserLanguage } from './get-user-language.ts';
export { updateUserLanguage } from './update-user-language.ts';
