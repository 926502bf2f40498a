// Made by `npm run fix` from the folders beside it.
export { countUnread } from './count-unread.ts';
export { listNotifications } from './list-notifications.ts';
export { markRead } from './mark-read.ts';
export { markUnread } from './mark-unread.ts';
export { watchInbox } from './watch-inbox.ts';
