import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '发放前请核对',
  note: '规则未预期的数字。如不更正，将按原样发放。',
  people_other: '{{people}} 人',
  rows_other: '表中 {{rows}} 行',
  showAll: '显示全部 {{people}} 人',
  showFirst: '只显示前几人',
  person: '人员',
  number: '工号',
  value: '值',
};

export default messages;
