export * from './count-unread.ts';
export * from './list-notifications.ts';
export * from './mark-read.ts';
export * from './mark-unread.ts';
export * from './message-template.ts';
export * from './notification.ts';
export * from './watch-inbox.ts';
