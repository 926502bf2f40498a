import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '发放前请核对',
  note: '有错误时不能提交批次；警告须说明为何无误，之后按原样发放。',
  severities: { error: '错误', warning: '警告' },
  people_other: '{{people}} 人',
  rows_other: '表中 {{rows}} 行',
  answeredCount_other: '{{people}} 人已说明',
  heldCount_other: '{{people}} 人暂缓',
  showAll: '显示全部 {{people}} 人',
  list: '按人员列出的核对事项',
  person: '人员',
  personHint: '姓名或工号',
  number: '工号',
  state: '状态',
  states: { blocking: '错误', open: '待说明', answered: '已说明', held: '暂缓' },
  cause: '事项',
  value: '内容',
  moreLines_other: '（另有 {{count}} 行）',
  department: '部门',
  remark: '说明',
  remarkOne: '填写说明',
  remarkOf: '{{name}}的情况为何无误？',
  remarkAll_other: '这 {{people}} 人的情况为何无误？',
  remarkForAll_other: '为全部 {{people}} 人填写说明',
  remarked_other: '已为 {{people}} 项警告填写说明。',
  remarkBy: '“{{text}}” {{name}}，{{day}}',
  heldBy: '{{name}} 暂缓：{{reason}}（{{day}}）',
  remedy: '更正',
  remedies: { record: '查看人员', input: '查看录入', rule: '查看规则' },
  all: '全部',
  none: '没有需要核对的事项',
  noneText: '校验规则、合理性检查和异常人员检查在此均未发现问题。',
};

export default messages;
