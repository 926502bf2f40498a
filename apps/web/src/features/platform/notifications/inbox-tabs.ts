export const inboxTabs = ['unread', 'read', 'all'] as const;
