import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '收件箱',
  bell: '收件箱，{{count}} 条未读',
  recent: '最新消息',
  openInbox: '打开收件箱',
  unread: '未读',
  read: '已读',
  all: '全部',
  show: '显示哪些消息',
  markAll: '全部标为已读',
  markOne: '标为已读',
  marked_other: '已将 {{count}} 条消息标为已读',
  unmarked_other: '已将 {{count}} 条消息恢复为未读',
  list: '消息',
  isUnread: '未读',
  emptyTitle: '暂无消息',
  emptyUnread: '已全部阅读。审批、工资单和批次的新消息会显示在这里。',
  emptyAll: '审批、工资单和批次的消息会显示在这里。',
  categories: {
    approval: '审批',
    attendance: '考勤',
    announcement: '公告',
    'hr-reminder': '人事提醒',
    import: '导入',
    payroll: '薪酬',
    other: '其他',
  },
};
export default messages;
