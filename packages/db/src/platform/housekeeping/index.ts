export { deleteExpired } from './delete-expired.ts';
