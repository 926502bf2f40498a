export * from './read-notifications.ts';
