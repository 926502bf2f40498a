import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '薪酬类型',
  lead: '说明薪酬项目是什么。各方案的列带有类型，合计会汇总所有带有该类型的列。',
  columns: { name: '名称', code: '代码', type: '类型', uses: '使用情况' },
  fields: { nameEn: '名称（英文）', nameZh: '名称（中文）', code: '代码' },
  create: '新建薪酬类型',
  import: '导入文件',
  codeHint: '规则和公式以此代码引用，之后不可更改。',
  typeHint: '带有该类型的列对员工而言属于哪一类。',
  chooseType: '请选择…',
  emptyTitle: '尚无薪酬类型',
  emptyText: '可在此新建；发布的规则中用到的类型也会自动加入列表。',
  notUsed: '未使用',
  usedBy: '{{solutions}}的 {{columns}}',
  columnCount_other: '{{count}} 列',
  solutionCount_other: '{{count}} 个方案',
  copyOf: '{{solution}}，副本 {{number}}',
  calledThere: '在该处名为“{{name}}”。',
  beyond_other: '另有 {{count}} 个方案您无权查看。',
  add: '新建',
  save: '保存',
  remove: '删除',
  removeTitle: '删除“{{name}}”？',
  removeText: '它将从列表中移除。目前没有任何规则使用它。',
  saved: '已保存“{{name}}”。',
  removed: '已删除“{{name}}”。',
};
export default messages;
