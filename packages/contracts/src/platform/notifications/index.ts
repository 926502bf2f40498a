export * from './count-unread.ts';
export * from './list-notifications.ts';
export * from './mark-read.ts';
export * from './message-templates.ts';
export * from './notification.ts';
export * from './watch-inbox.ts';
