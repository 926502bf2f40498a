import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  upload: '导入文件',
  imports: '所有导入',
  table: '数据表',
  search: '工号或姓名',
  person: '员工',
  number: '工号',
  line: '行',
  editNote: '列出批次中的所有人员，打开一行即可修改。',
  readNote: '仅在批次待计算时，由负责数据准备的人员修改。',
  none: { title: '此批次没有需要录入的数据', text: '计算所用的数据全部来自档案。' },
  notPrepared: { title: '批次尚未准备数据', text: '数据准备完成后，可在此录入档案中没有的数据。' },
  nobody: { title: '未找到人员', text: '请输入工号的开头或姓名的一部分。' },
  editTitle: '{{name}}：{{table}}',
  oneText: '只有一行，留空的单元格视为未录入。',
  manyText: '可按需录入多行，空行不保存。',
  tooMany: '行数过多，无法一次全部显示，因此不能在此修改。',
  unreadable: '有单元格的内容不符合该列的要求，请更正标出的单元格后再保存。',
  stale: '批次已被他人更改，此次未保存。请关闭后重新查看该员工，再次录入。',
  saved: '已保存 {{name}} 的录入数据',
  save: '保存',
  cancel: '取消',
  close: '关闭',
};
export default messages;
