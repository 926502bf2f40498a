import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '累计项',
  lead: '为每位员工长期累计的金额，如本年应发。提交批次时计入。',
  columns: { serialNumber: '序号', name: '名称', code: '代码', builtIn: '内置', scale: '小数位数', uses: '使用情况' },
  create: '新建累计项',
  import: '导入文件',
  scaleHint: '之后不可更改：精度不同的金额无法相加。',
  serial: '台账序号 {{number}}，不会变更。',
  serialBuiltIn: '台账序号 {{number}}。系统内置，不可删除。',
  yes: '是',
  emptyTitle: '尚无累计项',
  emptyText: '可在此新建；发布的规则中用到的累计项也会自动加入列表。',
  removeText: '它将从列表中移除。目前没有任何规则计入；其序号仅为它保留。',
};
export default messages;
