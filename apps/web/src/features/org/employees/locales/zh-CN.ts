import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  number: '工号',
  department: '部门',
  position: '职位',
  legalEntity: '法人实体',
  supervisor: '上级',
  email: '电子邮箱',
  hired: '入职日期',
  left: '离职日期',
  employed: '在职',
  gone: '已离职',
};
export default messages;
