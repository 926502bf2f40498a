import type { Sheet } from '../src/index.ts';

const lines = (count: number) =>
  Array.from({ length: count }, (_, index) => ({
    name: index === 0 ? '基本工资 Base salary' : `津贴 Allowance ${index}`,
    ...(index === 1 ? { note: '12.00 h × 45.98' } : {}),
    figures: [`¥${index},234.56`, '¥1,000.00', '+¥234.56'],
  }));

/** A payslip of so many earnings. */
export const sampleSheet = (earnings = 3): Sheet => ({
  language: 'zh-CN',
  title: '工资单 2026年1月 · 王小明',
  author: '昆明分公司',
  madeAt: new Date('2026-02-10T08:00:00Z'),
  paper: 'A4',
  heading: '工资单 2026年1月',
  lead: '昆明分公司 · Jan 19\u2009–\u2009Feb 1 · 发薪日 2026年2月10日',
  facts: ['员工', '工号', '部门', '岗位'].map((name, index) => ({ name, value: ['王小明', 'KM-0042', '财务部', '会计'][index] ?? '' })),
  figures: [
    { name: '实发', value: '¥8,123.45' },
    { name: '应发', value: '¥10,000.00' },
    { name: '扣除', value: '¥1,876.55' },
  ],
  tables: [
    {
      heading: '应发项目',
      columns: ['项目', '本次', '上次', '变化'],
      lines: lines(earnings),
      sum: { name: '应发', figures: ['¥10,000.00', '', ''] },
    },
  ],
  remarks: { heading: '备注', text: '如有疑问请联系薪资专员。' },
  foot: (page, pages) => `CN_MONTHLY-2026-01-KM-0042 · ${page} / ${pages}`,
});
