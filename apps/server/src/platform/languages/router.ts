export { getUserLanguage } from './get-user-language.ts';
export { updateUserLanguage } from './update-user-language.ts';
