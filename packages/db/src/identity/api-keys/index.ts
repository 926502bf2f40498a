export { type KeyRow, readKey, touchKey } from './read-key.ts';
