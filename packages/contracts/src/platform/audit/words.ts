import type { LocalizedText } from '../../core/languages.ts';

const words = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

/** What the audit's records are about, as people call it. */
export const entityNames: Readonly<Record<string, LocalizedText>> = {
  'api-key': words('API key', 'API 密钥'),
  approval: words('Approval', '审批'),
  'approval-delegation': words('Delegation', '审批代理'),
  'approval-process': words('Approval process', '审批流程'),
  'balance-element': words('Balance element', '累计项'),
  batch: words('Batch', '批次'),
  'batch-comparison': words('Comparison of a batch', '批次比较'),
  'batch-payee': words('Person of a batch', '批次人员'),
  'batch-user': words('Somebody given a batch', '批次授权'),
  'calculation-period': words('Rule of periods', '期间规则'),
  'calculation-run': words('Calculation', '计算'),
  'due-change': words('Change to be answered', '待确认的变动'),
  employee: words('Employee', '员工'),
  file: words('File', '文件'),
  'global-table': words('Global table', '全局表'),
  import: words('Import', '导入'),
  'import-export': words('Export for an import', '导入模板导出'),
  ledger: words('Opening balances', '期初余额'),
  notification: words('Message', '消息'),
  'pay-type': words('Pay type', '薪酬类型'),
  payslip: words('Payslip', '工资单'),
  'payslip-archive': words('Archive of payslips', '工资单压缩包'),
  'payslip-delivery': words('Telling of payslips', '工资单通知'),
  'payslip-dispute': words('Dispute of a payslip', '工资单异议'),
  'payslip-document': words('Payslip as a document', '工资单文档'),
  'payslip-round': words('Round of payslips', '工资单轮次'),
  'payslip-setting': words('Payslip setting', '工资单设置'),
  period: words('Period', '期间'),
  'permission-template': words('Permission template', '权限模板'),
  role: words('Role', '角色'),
  scenario: words('Scenario', '情景'),
  session: words('Session', '会话'),
  solution: words('Solution', '方案'),
  'solution-copy': words('Copy of a solution', '方案副本'),
  'solution-template': words('Solution template', '方案模板'),
  'table-export': words('Export', '导出'),
  'table-view': words('Saved view', '已保存视图'),
  user: words('User', '用户'),
};

/** What was done, by the first word of the procedure. */
const verbs: Readonly<Record<string, LocalizedText>> = {
  add: words('Added', '添加'),
  answer: words('Answered', '答复'),
  approve: words('Approved', '审批通过'),
  ask: words('Asked for', '申请'),
  calculate: words('Calculated', '计算'),
  cancel: words('Cancelled', '取消'),
  change: words('Changed', '修改'),
  check: words('Checked', '检查'),
  choose: words('Chose', '选择'),
  close: words('Closed', '关闭'),
  confirm: words('Confirmed', '确认'),
  copy: words('Copied', '复制'),
  create: words('Created', '新建'),
  delegate: words('Delegated', '委托'),
  delete: words('Deleted', '删除'),
  disable: words('Disabled', '停用'),
  discard: words('Discarded', '放弃'),
  dispute: words('Disputed', '提出异议'),
  download: words('Downloaded', '下载'),
  edit: words('Changed', '修改'),
  enable: words('Enabled', '启用'),
  end: words('Ended', '结束'),
  export: words('Exported', '导出'),
  forward: words('Forwarded', '转交'),
  generate: words('Generated', '生成'),
  hold: words('Held or released', '暂缓或恢复'),
  import: words('Imported', '导入'),
  make: words('Made', '生成'),
  mark: words('Marked', '标记'),
  move: words('Moved', '变更状态'),
  prepare: words('Prepared', '准备数据'),
  publish: words('Published', '发布'),
  read: words('Read again', '重新读取'),
  recalculate: words('Recalculated', '重新计算'),
  reject: words('Rejected', '驳回'),
  remark: words('Remarked', '备注'),
  remove: words('Removed', '移除'),
  rename: words('Renamed', '重命名'),
  reopen: words('Opened again', '重新打开'),
  replace: words('Replaced', '替换'),
  replay: words('Replayed', '重放'),
  resend: words('Told again', '重新通知'),
  reset: words('Reset', '重置'),
  retire: words('Retired', '停用'),
  revoke: words('Revoked', '撤销'),
  roll: words('Rolled back', '退回'),
  save: words('Saved', '保存'),
  set: words('Set', '设置'),
  sign: words('Signed', '登录'),
  start: words('Started', '开始'),
  submit: words('Submitted', '提交'),
  switch: words('Switched', '切换'),
  take: words('Took over', '采用'),
  undo: words('Undid', '撤回'),
  unlock: words('Unlocked', '解锁'),
  update: words('Changed', '修改'),
  upload: words('Uploaded', '上传'),
  verify: words('Verified', '验证'),
  withdraw: words('Withdrew', '撤回'),
  write: words('Wrote', '写入'),
};

/** Where the first word alone would say too little. */
const whole: Readonly<Record<string, LocalizedText>> = {
  'sign-in': words('Signed in', '登录'),
  'sign-out': words('Signed out', '退出登录'),
  'set-user-roles': words('Gave roles', '分配角色'),
  'set-user-status': words('Disabled or enabled', '停用或启用'),
  'submit-batch-data': words('Submitted data', '提交数据'),
};

const humanised = (code: string): string => {
  const text = code
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[-_.]/g, ' ')
    .toLowerCase();
  return text.charAt(0).toUpperCase() + text.slice(1);
};

const found = (table: Readonly<Record<string, LocalizedText>>, key: string): LocalizedText | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

/** What a procedure does, in words; one that has none is written as it is called. */
export function actionName(procedure: string): LocalizedText {
  const name = procedure.split('/').at(-1) ?? procedure;
  return found(whole, name) ?? found(verbs, name.split('-')[0] ?? '') ?? words(humanised(name), humanised(name));
}

export const isNamedAction = (procedure: string): boolean => {
  const name = procedure.split('/').at(-1) ?? procedure;
  return found(whole, name) !== undefined || found(verbs, name.split('-')[0] ?? '') !== undefined;
};

export const entityName = (entity: string): LocalizedText => found(entityNames, entity) ?? words(humanised(entity), humanised(entity));

/** What the fields of records are called. */
const fields: Readonly<Record<string, LocalizedText>> = {
  account: words('Account', '账号'),
  address: words('Address', '地址'),
  addresses: words('Addresses', '地址'),
  amounts: words('Amounts', '金额'),
  approvers: words('Approvers', '审批人'),
  basedOn: words('Based on copy', '基于副本'),
  batchId: words('Batch', '批次'),
  callsPerMinute: words('Calls a minute', '每分钟调用次数'),
  checkStatus: words('Check', '核对'),
  choice: words('Choice', '选择'),
  code: words('Code', '代码'),
  columns: words('Columns', '列'),
  copy: words('Copy', '副本'),
  deleted: words('Deleted', '已删除'),
  description: words('Description', '说明'),
  displayName: words('Name', '名称'),
  employeeId: words('Employee', '员工'),
  employeeIds: words('Employees', '员工'),
  endDate: words('Last day', '结束日期'),
  ended: words('Ended', '已结束'),
  entity: words('Record', '对象'),
  event: words('Event', '操作'),
  expiresAt: words('Expires', '到期时间'),
  fileId: words('File', '文件'),
  format: words('Format', '格式'),
  grants: words('Rights', '权限'),
  held: words('Held', '暂缓'),
  hiddenMenus: words('Hidden entries', '隐藏的菜单'),
  holders: words('People who hold it', '拥有人数'),
  kind: words('Kind', '类型'),
  language: words('Language', '语言'),
  legalEntityId: words('Legal entity', '用人单位'),
  list: words('List', '列表'),
  managers: words('Managers', '管理员'),
  marked: words('Marked', '已标记'),
  name: words('Name', '名称'),
  note: words('Note', '备注'),
  number: words('Number', '编号'),
  options: words('Options', '选项'),
  ownerId: words('Belongs to', '所属'),
  ownerKind: words('Kind of owner', '所属类型'),
  payees: words('People', '人数'),
  payslips: words('Payslips', '工资单'),
  periodId: words('Period', '期间'),
  permissions: words('Rights', '权限'),
  prefix: words('Begins with', '前缀'),
  reason: words('Reason', '原因'),
  remarks: words('Remarks', '备注'),
  revoked: words('Revoked', '已撤销'),
  roles: words('Roles', '角色'),
  rows: words('Rows', '行'),
  runId: words('Run', '计算'),
  seenAt: words('Seen', '查看时间'),
  sequence: words('Sequence', '序号'),
  sessionsEnded: words('Sessions ended', '结束的会话'),
  size: words('Size', '大小'),
  solutionId: words('Solution', '方案'),
  solutionIds: words('Solutions', '方案'),
  startDate: words('First day', '开始日期'),
  state: words('State', '状态'),
  status: words('Status', '状态'),
  subject: words('About', '对象'),
  table: words('Table', '表'),
  type: words('Type', '类型'),
  version: words('Version', '版本'),
  words: words('Words', '内容'),
};

export const fieldName = (field: string): LocalizedText => found(fields, field) ?? words(humanised(field), humanised(field));
