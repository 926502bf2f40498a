import type { Translation } from '../../../../../shared/i18n/messages.ts';
import type en from './en.ts';

const messages: Translation<typeof en> = {
  title: '员工累计',
  lead: '台账中每位员工截至目前的累计：您所负责的薪资方案已发放的全部金额。点击数字可查看其来源明细。',
  columns: { name: '员工', number: '工号', legalEntity: '用人单位' },
  search: '按姓名或工号搜索',
  year: '发放年度',
  ofYear: '{{year}} 年发放',
  anyYear: '所有年度',
  entity: '用人单位',
  anyEntity: '所有用人单位',
  element: '累计项',
  withElement: '有{{element}}',
  anyElement: '任意累计项',
  emptyTitle: '台账中尚无数据',
  emptyText: '首个批次提交数据后，或导入期初余额后，即有累计。',
  emptyFiltered: '没有符合条件的累计。可取消部分筛选。',
  entries: {
    balance: '累计',
    ofYear: '{{year}} 年发放',
    paid: '发放期间',
    payDate: '发薪日',
    earned: '归属期间',
    source: '来源',
    opening: '期初余额',
    kinds: { normal: '批次', retro: '补发以前期间', reversal: '冲回', opening: '期初余额' },
    kind: '类型',
    solution: '薪资方案',
    recordedAt: '记账时间',
    amount: '金额',
    after: '之后累计',
    none: '此项没有明细',
    person: '查看此人',
  },
};
export default messages;
