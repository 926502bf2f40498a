import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title_other: '{{payslips}} 份工资单 PDF',
  payslips: '工资单',
  ask: '下载 PDF',
  askAll_other: '下载 {{payslips}} 份工资单 PDF',
  asked: '{{who}} 于 {{when}} 申请',
  kept: '保留至 {{when}}',
  cancel: '取消',
  failed: '未能生成',
  files: '每个部门一个压缩文件',
  columns: {
    name: '文件',
    payslips: '工资单',
    size: '大小（kB）',
    archive: '下载包',
    askedAt: '申请时间',
    state: '状态',
    files: '文件数',
    keptUntil: '保留至',
  },
  list: {
    title: '已下载的工资单 PDF',
    lead: '您申请过的下载。文件保留 {{days}} 天，过期请重新申请。',
    open: '已申请的 PDF',
    emptyTitle: '您尚未下载过工资单 PDF',
    emptyText: '请在工资单列表中申请：按批次、按所选或按筛选结果。',
  },
  saveAgain: '再次下载',
  save: '下载',
  saveOne: '下载 {{name}}',
  saved: '“{{name}}”已保存。',
  parts: { queued: '等待处理', sorting: '按部门整理', writing: '生成工资单' },
  progress: {
    of: '{{done}} / {{total}}',
    left: '剩余 {{time}}',
    rate: '每秒 {{rate}}',
    leave: '离开页面后继续进行，完成后在收件箱通知您',
  },
  none: {
    finished: '文件已过保留期',
    cancelled: '已取消',
    text: '请在工资单列表中重新下载。',
  },
};
export default messages;
