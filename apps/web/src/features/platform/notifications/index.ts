/** What other slices may use of this one. */
export { InboxBell } from './InboxBell.tsx';
export { MessageList } from './MessageList.tsx';
