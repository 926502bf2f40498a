// Made by `npm run fix` from the folders beside it.
export { changeOwnPassword } from './change-own-password.ts';
export { listPasswordChanges } from './list-password-changes.ts';
export { setCustomUserPassword } from './set-custom-user-password.ts';
export { setUserPassword } from './set-user-password.ts';
