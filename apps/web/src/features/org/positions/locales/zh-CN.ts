import type { Translation } from '../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const texts: Translation<typeof en> = {
  import: '导入',
  columns: { name: '名称', code: '代码', grade: '职级', people: '人数', rank: '级序', positions: '职位数' },
  fields: { nameEn: '英文名称', nameZh: '中文名称', code: '代码', codeHint: '文件和公式以此识别，之后不可更改。' },
  noGrade: '无职级',
  rankHint: '数值越大，级别越高。',
  add: '添加',
  save: '保存',
  remove: '删除',
  removeTitle: '删除“{{name}}”？',
  removeText: '将从列表中移除；曾被使用的不能删除。',
  saved: '“{{name}}”已保存。',
  removed: '“{{name}}”已删除。',
  positions: {
    title: '职位',
    lead: '员工在公司担任的职位；每条任职记录对应一个职位。',
    create: '新建职位',
    text: '代码不可更改；名称和职级可以更改，并对所有担任者生效。',
    emptyTitle: '还没有职位',
    emptyText: '请添加第一个职位；员工通过任职记录获得职位。',
  },
  grades: {
    title: '职级',
    lead: '职位的级别，由高到低排列。',
    create: '新建职级',
    text: '职位对应职级，规则可按职级计薪。',
    emptyTitle: '还没有职级',
    emptyText: '职级并非必需；如按职级计薪，请在此添加。',
  },
  costCenters: {
    title: '成本中心',
    lead: '成本的归集对象：按任职记录归集，或按分摊比例分配。',
    create: '新建成本中心',
    text: '代码不可更改，账务以此识别。',
    emptyTitle: '还没有成本中心',
    emptyText: '请添加第一个成本中心；成本通过任职记录和分摊归集。',
  },
};
export default texts;
