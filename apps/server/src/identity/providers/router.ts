// Made by `npm run fix` from the folders beside it.
export { beginLink } from './begin-link.ts';
export { beginSignIn } from './begin-sign-in.ts';
export { completeLink } from './complete-link.ts';
export { completeSignIn } from './complete-sign-in.ts';
export { createProvider } from './create-provider.ts';
export { deleteProvider } from './delete-provider.ts';
export { listLinks } from './list-links.ts';
export { listProviders } from './list-providers.ts';
export { removeLink } from './remove-link.ts';
export { updateProvider } from './update-provider.ts';
