import type { LocalizedText } from '../../core/languages.ts';
import { numberReasons } from './reasons/numbers.ts';
import { payReasons } from './reasons/pay.ts';
import { timeReasons } from './reasons/time.ts';

/**
 * Why a row is refused, or left as it is, beside what is wrong with its cells (whose words are the reader of files’). `{…}` is filled from the
 * reason.
 */
export const rowReasons = {
  ...payReasons,
  ...numberReasons,
  ...timeReasons,
  NEW_NOT_TAKEN: {
    en: '{key} has no values yet, and this import only updates. Choose “create and update”, or leave the row out.',
    'zh-CN': '{key} 尚无数据，而本次导入仅更新。请选择“新增和更新”，或去掉此行。',
  },
  STANDING_NOT_TAKEN: {
    en: '{key} has values already, and this import only creates. Choose “create and update”, or leave the row out.',
    'zh-CN': '{key} 已有数据，而本次导入仅新增。请选择“新增和更新”，或去掉此行。',
  },
  NOTHING_TO_CLOSE: {
    en: '{key} has no values that could be closed. Leave the row out.',
    'zh-CN': '{key} 没有可关闭的数据。请去掉此行。',
  },
  UNKNOWN_KEY: {
    en: '{key} is not one of those that can be imported here. Correct it, or leave the row out.',
    'zh-CN': '{key} 不在可导入的范围内。请更正，或去掉此行。',
  },
  KEY_REPEATED: {
    en: '{key} stands in several rows; only one is possible. Keep one of them.',
    'zh-CN': '{key} 出现在多行中，只能保留一行。',
  },
  TOO_MANY_LINES: {
    en: '{key} has more than {max} lines. Leave some out.',
    'zh-CN': '{key} 的行数超过 {max}。请减少。',
  },
  OTHER_LINE_REFUSED: {
    en: 'Another line of {key} is refused, and lines of one person go together. Correct that one.',
    'zh-CN': '{key} 的另一行被拒绝，同一人的各行须一并导入。请更正该行。',
  },
  CLOSING_UNSURE: {
    en: 'Not closed: a row of the file does not say whose it is, or names somebody unknown, and could be this one. Correct that row.',
    'zh-CN': '未关闭：文件中有一行未注明或无法识别所属人员，可能就是此人。请更正该行。',
  },
  TEXT_NOT_TAKEN: {
    en: '{column}: the text is longer than {max} characters, or holds some that cannot be kept.',
    'zh-CN': '{column}：文本超过 {max} 个字符，或含有无法保存的字符。',
  },
  VALUE_TOO_LARGE: {
    en: '{column}: the number is too large to be kept.',
    'zh-CN': '{column}：数值过大，无法保存。',
  },
  MASK_UNFIT: {
    en: '{column}: “{read}” does not look like {mask} (9 a digit, A a letter, X either, [ ] what may be left out).',
    'zh-CN': '{column}：“{read}”不符合格式 {mask}（9 为数字，A 为字母，X 为字母或数字，[ ] 内可省略）。',
  },
  VALUE_REQUIRED: {
    en: '{column} is missing: nothing stands without it.',
    'zh-CN': '缺少{column}：此项必填。',
  },
  VALUE_FIXED: {
    en: '{column} of {key} stays as it was said first. Write it as it is, or leave it blank.',
    'zh-CN': '{key} 的{column}确定后不可更改。请按现有值填写，或留空。',
  },
  CHOICE_UNKNOWN: {
    en: '{column}: “{read}” is not one of its values: {choices}.',
    'zh-CN': '{column}：“{read}”不在可选值中：{choices}。',
  },
  NUMBER_NOT_TAKEN: {
    en: '{column}: the number is to lie between {min} and {max}.',
    'zh-CN': '{column}：数值须在 {min} 到 {max} 之间。',
  },
  CODE_NOT_TAKEN: {
    en: '“{key}” cannot be a code: it begins with a letter and holds letters, digits and underscores only, 64 at most, and is no reserved word.',
    'zh-CN': '“{key}”不能作为代码：须以字母开头，只含字母、数字和下划线，最多 64 个字符，且不是保留字。',
  },
  NAME_NOT_TAKEN: {
    en: '{column}: a name has {max} characters at most, and none that cannot be seen.',
    'zh-CN': '{column}：名称最多 {max} 个字符，且不含不可见字符。',
  },
  NAME_REPEATED: {
    en: '{column}: {other} is called so already, or in this file. Choose another name.',
    'zh-CN': '{column}：{other} 已使用该名称（或在本文件中使用）。请换一个名称。',
  },
  KEY_UNCLEAR: {
    en: '“{key}” holds “ · ”, by which the parts of a key are told apart here. Write it otherwise, or change it on the page.',
    'zh-CN': '“{key}”含有用于分隔键的“ · ”。请换一种写法，或在页面上修改。',
  },
  ENTRY_USED: {
    en: '{key} stays: rules of a solution, or amounts that were paid, need it.',
    'zh-CN': '{key} 不能移除：方案规则或已发放的金额正在使用。',
  },
  CALENDAR_DAY: {
    en: '{column}: {read} is no day between 1900 and 2200. Correct it.',
    'zh-CN': '{column}：{read} 不在 1900 年至 2200 年之间。请更正。',
  },
  ENTRY_CODE_SHAPE: {
    en: '“{key}” cannot be a code: it has 40 characters at most, and none that cannot be seen. Correct it.',
    'zh-CN': '“{key}”不能作为代码：最多 40 个字符，且不含不可见字符。请更正。',
  },
  ENTRY_NAMED: {
    en: '{key} stays: people or other records are assigned to it.',
    'zh-CN': '{key} 不能移除：仍有人员或其他记录使用它。',
  },
  PARENT_UNKNOWN: {
    en: '{column}: neither here nor in this file is a department with the code or name “{read}”. Correct it, or leave it blank.',
    'zh-CN': '{column}：本公司及本文件中均无代码或名称为“{read}”的部门。请更正，或留空。',
  },
  PARENT_REFUSED: {
    en: '{column}: {key} stands below {read}, whose own row is refused. Correct that row; this one then goes with it.',
    'zh-CN': '{column}：{key} 的上级部门 {read} 所在行被拒绝。请更正该行，本行将随之导入。',
  },
  PARENT_NOT_THEN: {
    en: '{column}: “{read}” does not stand all the time from {from} on. Choose another one, or let it begin earlier.',
    'zh-CN': '{column}：“{read}”自 {from} 起并非一直存在。请改选其他部门，或提前其生效日期。',
  },
  BELOW_ITSELF: {
    en: '{column}: through {read}, {key} would stand below itself. Correct it.',
    'zh-CN': '{column}：经由 {read}，{key} 将隶属于其自身。请更正。',
  },
  MANAGER_UNKNOWN: {
    en: '{column}: nobody here has the number or name “{read}”. Correct it, or leave it blank.',
    'zh-CN': '{column}：本公司没有工号或姓名为“{read}”的人员。请更正，或留空。',
  },
  EMPLOYEE_NUMBER_SHAPE: {
    en: '“{key}” cannot be a number of somebody: it is made of letters, digits and . _ / - and has 40 characters at most. Correct it.',
    'zh-CN': '“{key}”不能作为工号：只能由字母、数字及 . _ / - 组成，最多 40 个字符。请更正。',
  },
  EMPLOYEE_NUMBER_ELSEWHERE: {
    en: 'Somebody of another company has the number {key} already. Choose another number.',
    'zh-CN': '工号 {key} 已被其他公司的人员使用，请换一个工号。',
  },
  EMAIL_SHAPE: {
    en: '{column}: “{read}” is no e-mail address, such as li.wei@example.com. Correct it, or leave it blank.',
    'zh-CN': '{column}：“{read}”不是电子邮箱，例如 li.wei@example.com。请更正，或留空。',
  },
  PHONE_SHAPE: {
    en: '{column}: “{read}” is no phone number: it is made of digits, spaces and + ( ) . / -, may end with an extension such as ext. 12, and has 40 characters at most. Correct it, or leave it blank.',
    'zh-CN':
      '{column}：“{read}”不是电话号码：只能由数字、空格及 + ( ) . / - 组成，末尾可加分机号（如“转12”），最多 40 个字符。请更正，或留空。',
  },
  FIELD_CHANGED: {
    en: '{column}: the field was changed or deleted after the file was read. Read the file again.',
    'zh-CN': '{column}：文件读取后，该字段已被修改或删除。请重新读取文件。',
  },
  BORN_TOO_LATE: {
    en: '{column}: {key} would be born on {read}, on or after the first day of work, {hireDate}. Correct one of the days.',
    'zh-CN': '{column}：{key} 的出生日期 {read} 不早于入职日期 {hireDate}。请更正其中一个日期。',
  },
  ENDS_BEFORE_IT_BEGINS: {
    en: '{column}: the last day of {key}, {read}, is before the first, {hireDate}. Correct one of the days.',
    'zh-CN': '{column}：{key} 的离职日期 {read} 早于入职日期 {hireDate}。请更正其中一个日期。',
  },
  REHIRE_BY_FORM: {
    en: '{key} left on {lastDay}, so that {read} as the first day would begin a new employment. Choose “Rehire” on the page of the person, which keeps the earlier one; or take the last day back there first, where it was wrong.',
    'zh-CN':
      '{key} 已于 {lastDay} 离职，入职日期 {read} 意味着重新入职。请在员工页面选择“重新入职”，此前的任职会保留；若离职日期有误，请先在该页面撤销离职。',
  },
  GONE_BY_THEN: {
    en: '{key} leaves on {read}, before {from}, from which the changes of this file hold. Say an earlier day, or leave the other changes out.',
    'zh-CN': '{key} 于 {read} 离职，早于本次变更的生效日 {from}。请提前生效日，或去掉其他变更。',
  },
  PLACE_UNKNOWN: {
    en: '{column}: “{read}” is not there, and you may not add it. Correct it, or ask whoever keeps the list to add it.',
    'zh-CN': '{column}：“{read}”不存在，且您无权新增。请更正，或请维护人员先新增。',
  },
  PLACE_UNCLEAR: {
    en: '{column}: several are called “{read}”. Write the code instead.',
    'zh-CN': '{column}：有多个同名的“{read}”。请改填代码。',
  },
  PLACE_SHAPE: {
    en: '{column}: “{read}” has more than {max} characters, or some that cannot be seen. Shorten it.',
    'zh-CN': '{column}：“{read}”超过 {max} 个字符，或含有不可见字符。请缩短。',
  },
  DEPARTMENT_NOT_THEN: {
    en: '{column}: “{read}” does not stand all the time from {from} on. Choose another one, or let it begin earlier on its page.',
    'zh-CN': '{column}：“{read}”自 {from} 起并非一直存在。请改选其他部门，或在部门页面提前其生效日期。',
  },
  SUPERVISOR_UNKNOWN: {
    en: '{column}: nobody here or in this file has the number or name “{read}”. Correct it, or leave it blank.',
    'zh-CN': '{column}：本公司及本文件中均无工号或姓名为“{read}”的人员。请更正，或留空。',
  },
  SUPERVISOR_UNCLEAR: {
    en: '{column}: several people are called “{read}”. Write the number instead.',
    'zh-CN': '{column}：有多人名为“{read}”。请改填工号。',
  },
  SUPERVISOR_NOT_THEN: {
    en: '{column}: {read} is not employed on {from}. Choose somebody who is, or leave it blank.',
    'zh-CN': '{column}：{read} 在 {from} 不在职。请选择在职人员，或留空。',
  },
  SUPERVISOR_REFUSED: {
    en: '{column}: {key} reports to {read}, whose own row is refused. Correct that row; this one then goes with it.',
    'zh-CN': '{column}：{key} 的上级 {read} 所在行被拒绝。请更正该行，本行将随之导入。',
  },
  REPORTS_TO_THEMSELF: {
    en: '{column}: through {read}, {key} would report to themself. Correct it.',
    'zh-CN': '{column}：经由 {read}，{key} 将汇报给自己。请更正。',
  },
  ACCOUNT_HOLDS_MORE: {
    en: '{column}: {key} signs in here and may do more than an employee may; who changes where links for a new password go could be them. Change it on their page.',
    'zh-CN': '{column}：{key} 有登录账号且权限高于普通员工，重置密码的链接会发往此处。请在其个人页面更改。',
  },
  BROUGHT_DEPARTMENT: {
    en: 'The department “{name}” is not there yet. This file makes it, for {count} of its people.',
    'zh-CN': '部门“{name}”尚不存在，将由本文件新增（{count} 人）。',
  },
  BROUGHT_POSITION: {
    en: 'The position “{name}” is not there yet. This file makes it, for {count} of its people.',
    'zh-CN': '职位“{name}”尚不存在，将由本文件新增（{count} 人）。',
  },
  BROUGHT_COST_CENTER: {
    en: 'The cost center “{name}” is not there yet. This file makes it, for {count} of its people.',
    'zh-CN': '成本中心“{name}”尚不存在，将由本文件新增（{count} 人）。',
  },
  CHANGED_MEANWHILE: {
    en: 'The values of {key} have changed since they were shown. Look at the file again, then import it.',
    'zh-CN': '{key} 的数据在显示之后已被更改。请重新检查后再导入。',
  },
  NOT_WRITTEN_BACK: {
    en: 'Left as it is: the writeback type does not include it.',
    'zh-CN': '保持不变：不属于所选的写回类型。',
  },
} as const satisfies Readonly<Record<string, LocalizedText>>;
export type RowReasonCode = keyof typeof rowReasons;

/** The column of a failure file that says why; such a file can be brought again as it is. */
export const reasonsHeading: LocalizedText = { en: 'Reasons', 'zh-CN': '原因' };

/** The sheet of a template that says what its columns take: it is never meant when a workbook is imported. */
export const helpSheetName: LocalizedText = { en: 'Help', 'zh-CN': '说明' };
