const texts = {
  title: 'Inbox',
  bell: 'Inbox, {{count}} unread',
  recent: 'Latest messages',
  openInbox: 'Open the inbox',
  unread: 'Unread',
  read: 'Read',
  all: 'All',
  show: 'Which messages to show',
  markAll: 'Mark all as read',
  markOne: 'Mark as read',
  marked_one: '{{count}} message marked as read',
  marked_other: '{{count}} messages marked as read',
  unmarked_one: '{{count}} message is unread again',
  unmarked_other: '{{count}} messages are unread again',
  list: 'Messages',
  isUnread: 'Unread',
  emptyTitle: 'Nothing here',
  emptyUnread: 'You have read everything. New messages about approvals, payslips and batches appear here.',
  emptyAll: 'Messages about approvals, payslips and batches appear here.',
  categories: {
    approval: 'Approval',
    attendance: 'Attendance',
    announcement: 'Announcement',
    'hr-reminder': 'HR reminder',
    import: 'Import',
    payroll: 'Payroll',
    other: 'Other',
  },
};
export default texts;

declare module '../../../../shared/i18n/texts.ts' {
  interface Texts {
    notifications: typeof texts;
  }
}
