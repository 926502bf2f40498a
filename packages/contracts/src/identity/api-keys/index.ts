export * from './api-key.ts';
export * from './create-api-key.ts';
export * from './list-all-api-keys.ts';
export * from './list-api-keys.ts';
export * from './revoke-any-api-key.ts';
export * from './revoke-api-key.ts';
