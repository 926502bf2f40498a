import type { LocalizedText } from '@wagewright/contracts';
import type { ChangeCause } from '@wagewright/contracts/payroll/variance';
import type { ListColumns } from '../../platform/exports/index.ts';
import type { ChangedRow } from './changed-rows.ts';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

const causes: Readonly<Record<ChangeCause, LocalizedText>> = {
  joiner: text('Joined, this period or last', '本期或上期入职'),
  leaver: text('Left, this period or last', '本期或上期离职'),
  'newly-paid': text('Paid now, not last time', '本次新增发放'),
  'no-longer-paid': text('Gone since last time', '上次之后不再发放'),
  held: text('Held', '暂缓发放'),
  rate: text('Rate of pay', '薪酬标准'),
  hours: text('Hours', '工时'),
  absence: text('Absence', '缺勤'),
  'one-time': text('One-time input', '一次性录入'),
  retro: text('Owed for earlier periods', '补发以前期间'),
  rule: text('Rules and rates', '规则与费率'),
  record: text('Personal data', '个人信息'),
  period: text('The period and the year so far', '期间及本年累计'),
  other: text('Other, see the explanation', '其他，见计算说明'),
};

/** The list's columns in a file, by the ids and under the headings that they have on the screen; of several causes each says how much it makes. */
export const changedColumns = (scale: number) =>
  ({
    name: { label: text('Person', '人员'), type: 'text', valueOf: ({ name }) => name },
    number: { label: text('Number', '工号'), type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
    department: { label: text('Department', '部门'), type: 'text', valueOf: ({ department }, say) => say(department) },
    causes: {
      label: text('Cause', '原因'),
      type: 'text',
      valueOf: ({ causes: parts }, say) =>
        parts.map(({ cause, amount }) => (parts.length === 1 ? say(causes[cause]) : `${say(causes[cause])} ${amount}`)).join(' · '),
    },
    before: { label: text('Last time', '上次'), type: 'money', scale, valueOf: ({ before }) => before },
    after: { label: text('Now', '本次'), type: 'money', scale, valueOf: ({ after }) => after },
    change: { label: text('Change', '变动'), type: 'money', scale, valueOf: ({ change }) => change },
  }) satisfies ListColumns<Omit<ChangedRow, 'isPaid'>>;
