// Made by `npm run fix` from the folders beside it.
export { createApiKey } from './create-api-key.ts';
export { listAllApiKeys } from './list-all-api-keys.ts';
export { listApiKeys } from './list-api-keys.ts';
export { revokeAnyApiKey } from './revoke-any-api-key.ts';
export { revokeApiKey } from './revoke-api-key.ts';
