/** Words of choices that only forms ask for: how pay comes about, where a figure is from, what shape a table has. */
import type { LocalizedName } from '@wagewright/contracts/definition';

const both = (en: string, zh: string): LocalizedName => ({ en, 'zh-CN': zh });

export const formWords: Readonly<Record<string, Readonly<Record<string, LocalizedName>>>> = {
  how: {
    hours: both('hours × a rate', '工时 × 单价'),
    records: both('an amount in their records', '员工记录中的金额'),
    percent: both('a percentage, perhaps up to a ceiling', '按比例（可设上限）'),
    typed: both('an amount that is typed into each batch', '每批录入的金额'),
    formula: both('a formula of my own', '自定义公式'),
  },
  given: {
    typed: both('typed into each batch', '每批录入'),
    records: both('an item of their records', '员工记录中的项目'),
    'attendance.worked_hours': both('hours worked, from attendance', '考勤的出勤小时'),
    'overtime.weekday': both('approved overtime on weekdays', '已批准的工作日加班小时'),
    'overtime.restday': both('approved overtime on rest days', '已批准的休息日加班小时'),
    'overtime.holiday': both('approved overtime on public holidays', '已批准的法定节假日加班小时'),
  },
  shape: {
    one: both('one set of values, by date', '一组值（按日期）'),
    key: both('values looked up by a key, by date', '按键查找的值（按日期）'),
    brackets: both('brackets, by date', '级距（按日期）'),
    employee: both('typed into each batch, one row a person', '每批录入，每人一行'),
    lines: both('typed into each batch, any number of rows', '每批录入，任意多行'),
  },
  origin: {
    formula: both('a formula', '公式'),
    formulas: both('formulas by date', '按日期的公式'),
    constant: both('a fixed value', '固定值'),
    reference: both('a value of another table', '其他表的值'),
  },
};
