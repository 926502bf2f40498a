export { announce } from './announce.ts';
export * from './read-notifications.ts';
export { type Telling, tellUsers } from './tell-users.ts';
