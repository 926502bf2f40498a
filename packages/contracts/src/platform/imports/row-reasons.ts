import type { LocalizedText } from '../../core/languages.ts';

/**
 * Why a row is refused, or left as it is, beside what is wrong with its cells (whose words are the reader of files’). `{…}` is filled from the
 * reason.
 */
export const rowReasons = {
  REVIEW_ONE_OF_TWO: {
    en: '{key} has a new amount and a percentage, of which only one can be meant. Leave one of them blank.',
    'zh-CN': '{key} 同时填写了新金额和百分比，只能填写其中一个。请将其中一个留空。',
  },
  REVIEW_NOT_ABOVE_ZERO: {
    en: '{column} of {key} is {read}: a review raises. Write more than 0, and per cent below 1,000.',
    'zh-CN': '{key} 的{column}为 {read}：调薪须上调。请填写大于 0 的数值，百分比须低于 1,000。',
  },
  REVIEW_NOT_EMPLOYED: {
    en: '{key} is not employed on {day}, from when on the review raises. Leave the row out.',
    'zh-CN': '{key} 在调薪生效日期 {day} 不在职。请去掉此行。',
  },
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
  COMPENSATION_ZERO: {
    en: '{column}: an amount of 0 says nothing. Type an amount, or end the record by its last day.',
    'zh-CN': '{column}：金额不能为 0。请填写金额，或用结束日期停用该记录。',
  },
  COMPENSATION_DAYS_REVERSED: {
    en: '{column}: {until} is before the first day, {from}.',
    'zh-CN': '{column}：{until} 早于生效日期 {from}。',
  },
  COMPENSATION_PERIOD: {
    en: '{column}: “{read}” is no month, such as 2026-03.',
    'zh-CN': '{column}：“{read}”不是月份，例如 2026-03。',
  },
  COMPENSATION_LIMITS: {
    en: '{column}: {read} does not lie between the item’s minimum {min} and maximum {max}.',
    'zh-CN': '{column}：{read} 不在该项目的最小值 {min} 与最大值 {max} 之间。',
  },
  PAYMENT_ZERO: {
    en: '{column}: a payment of 0 says nothing. Type an amount, or leave the row out.',
    'zh-CN': '{column}：金额不能为 0。请填写金额，或删去该行。',
  },
  PAYMENT_NOT_EMPLOYED: {
    en: '{column}: {name} is not employed on {read}, so that no pay period would take it. Choose a day on which they are.',
    'zh-CN': '{column}：{name}在 {read} 不在职，没有期间会发放。请选择在职的日期。',
  },
  COMPENSATION_LEVEL_REQUIRED: {
    en: '{column}: whoever refers to a salary structure chooses its pay grade and pay level. Fill in all three, or leave all three blank.',
    'zh-CN': '{column}：引用薪酬体系时须选择薪等和薪级。请将三项都填写，或都留空。',
  },
  COMPENSATION_LEVEL_UNKNOWN: {
    en: '{column}: salary structure {structure} has no level {level} of grade {grade} for this item and currency on {from}. Correct it, or leave all three blank.',
    'zh-CN': '{column}：薪酬体系 {structure} 在 {from} 没有适用于该项目和币种的薪等 {grade} 薪级 {level}。请更正，或将三项都留空。',
  },
  COMPENSATION_OUTSIDE_RANGE: {
    en: '{column}: {read} lies outside of the range of its level, {min} to {max}. Correct it, choose another level, or write the record by its form, which asks why.',
    'zh-CN': '{column}：{read} 超出其薪级的范围 {min} 至 {max}。请更正、选择其他薪级，或在表单中填写并说明原因。',
  },
  COMPENSATION_OVERLAPS: {
    en: '{key} overlaps with the record of the same item from {from}. End one before the other begins; an earlier record ends by itself only where this one holds as long.',
    'zh-CN': '{key} 与同一项目自 {from} 起的记录重叠。请先结束其中一条；仅当本行有效期不短于较早记录时，较早记录才会自动结束。',
  },
  CURRENCY_UNKNOWN: {
    en: '{column}: “{read}” is no currency code, such as CNY.',
    'zh-CN': '{column}：“{read}”不是币种代码，例如 CNY。',
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
  NUMBER_SHAPE: {
    en: '{column}: what stands there is no such number: it is made of 3 to 40 letters and digits, with . or / between them. Correct it, or leave it blank.',
    'zh-CN': '{column}：所填内容不是有效号码：须由 3 至 40 个字母和数字组成，可含 . 或 /。请更正，或留空。',
  },
  NUMBER_COVERED: {
    en: '{column}: only the end of the number stands there, as it is shown here. Write the whole number, or leave the cell blank.',
    'zh-CN': '{column}：所填内容只是页面上显示的尾号。请填写完整号码，或留空。',
  },
  NUMBER_CHECK_DIGITS: {
    en: '{column}: the check digits do not fit, so at least one character is wrong. Compare it with the document or the card, and correct it.',
    'zh-CN': '{column}：校验位不符，至少有一个字符有误。请对照证件或银行卡更正。',
  },
  NUMBER_ROUNDED: {
    en: '{column}: the number ends in zeros because a spreadsheet has kept 15 of its digits only; the others are lost. Format the column as text, type the number again from the document or the card, and save the file anew.',
    'zh-CN':
      '{column}：号码末尾变成了 0，因为电子表格只保留了前 15 位，其余位数已丢失。请将该列设为文本格式，对照证件或银行卡重新输入，然后重新保存文件。',
  },
  ROUTING_ZERO_LOST: {
    en: '{column}: one digit is missing in front, most likely a 0 that a spreadsheet has dropped. Format the column as text, type all 9 digits, and save the file anew.',
    'zh-CN': '{column}：号码开头少一位，很可能是电子表格去掉了开头的 0。请将该列设为文本格式，输入全部 9 位数字，然后重新保存文件。',
  },
  NUMBER_MISSING: {
    en: '{column} is missing, and what stands beside it says nothing without it. Write the whole number, or leave the cells that belong to it as they stand.',
    'zh-CN': '缺少{column}，缺少它时相关各列没有意义。请填写完整号码，或将相关各列保持现有值。',
  },
  IDENTITY_KIND_MISSING: {
    en: '{column}: nothing says of which document the number is. Write it, such as Passport; of an identity card of China it is known by its 18 characters.',
    'zh-CN': '{column}：未注明号码属于哪种证件。请填写，例如护照；18 位的居民身份证号可自动识别。',
  },
  COUNTRY_SHAPE: {
    en: '{column}: “{read}” is no country in two letters, such as CN, US or DE. Correct it, or leave it blank.',
    'zh-CN': '{column}：“{read}”不是两位字母的国家代码，例如 CN、US、DE。请更正，或留空。',
  },
  MAIN_ACCOUNT_IN_SPLIT: {
    en: '{column}: from {from} on a part of the pay of {key} goes to this account already, as account {position} of the split, and the main account gets the rest anyway. Take it out of the split first, or write another account.',
    'zh-CN':
      '{column}：自 {from} 起，{key} 的部分工资已拆分至该账户（账户 {position}），而主账户本来就接收其余工资。请先从拆分中删除该账户，或填写其他账户。',
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
  PAY_ZERO: {
    en: '{column}: an amount of 0 pays nothing. Type an amount, leave the cell blank, or say when you import that 0 means none.',
    'zh-CN': '{column}：金额不能为 0。请填写金额、留空，或在导入时说明 0 表示无此项。',
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
  PUNCH_NOBODY: {
    en: 'Nobody of this legal entity has the number {number}. Correct the number, or leave the row out.',
    'zh-CN': '该用人单位中没有工号 {number}。请更正工号，或去掉此行。',
  },
  PUNCH_ONES_OWN: {
    en: '{number} is your own number, and one’s own attendance is brought by somebody else. Ask a colleague to import the row.',
    'zh-CN': '{number} 是您本人的工号，本人考勤须由他人录入。请同事导入此行。',
  },
  PUNCH_NOT_EMPLOYED: {
    en: '{number} was not employed on {day}. Correct the number or the day, or the days of employment on the page of the person.',
    'zh-CN': '{number} 在 {day} 不在职。请更正工号或日期，或在员工页面更正在职日期。',
  },
  PUNCH_STILL_TO_COME: {
    en: '{key} is still to come ({zone} time). Correct the day or the time, or set the clock of the device.',
    'zh-CN': '{key}（{zone} 时间）尚未到来。请更正日期或时间，或校准设备时钟。',
  },
  PUNCH_NO_SUCH_TIME: {
    en: 'There was no {read}, because the clocks were put forward. Write the time that the clock showed, or the moment with its offset, as in 2026-03-08 03:10-04:00.',
    'zh-CN': '因拨快时钟，不存在 {read}。请填写当时钟表显示的时间，或带时差的时刻，如 2026-03-08 03:10-04:00。',
  },
  PUNCH_TIME_MISSING: {
    en: '{key}: the row says no day with a time. Fill in date and time, or both in one column.',
    'zh-CN': '{key}：该行没有完整的日期和时间。请填写日期与时间两列，或合为一列填写。',
  },
  PUNCH_TIME_SHAPE: {
    en: '{column}: “{read}” is no time of the day. Write it as 08:02 or 20:15:30.',
    'zh-CN': '{column}：“{read}”不是一天中的时间。请写作 08:02 或 20:15:30。',
  },
  PUNCH_MOMENT_SHAPE: {
    en: '{column}: “{read}” is no day with a time. Write it as 2026-03-04 08:02.',
    'zh-CN': '{column}：“{read}”不是日期加时间。请写作 2026-03-04 08:02。',
  },
  PUNCH_TWO_DAYS: {
    en: '{column}: “{read}” could be two days. Read the file again and say under “how the file is read” whether the day or the month comes first.',
    'zh-CN': '{column}：“{read}”可能是两个不同的日期。请重新读取文件，并在“文件读取方式”中说明先日后月还是先月后日。',
  },
  PUNCH_TIMES_DIFFER: {
    en: '{column}: “{read}” is not what the columns of date and time say. Correct one, or leave the others out.',
    'zh-CN': '{column}：“{read}”与日期列、时间列不一致。请更正，或只保留其中一种。',
  },
  PUNCH_ZONE_UNKNOWN: {
    en: '{column}: “{read}” is no time zone, such as Asia/Shanghai or +08:00. Correct it, or leave it blank for the zone where people work.',
    'zh-CN': '{column}：“{read}”不是时区，例如 Asia/Shanghai 或 +08:00。请更正，或留空以使用工作地时区。',
  },
  PUNCH_ONE_OF_TWO: {
    en: 'Worth a look: the clock showed this time twice, since it was put back; the later is taken. For the earlier write the moment with its offset, as in 2026-11-01 01:30-04:00.',
    'zh-CN': '请留意：因拨慢时钟，该时间出现过两次，现取较晚的一次。若为较早的一次，请填写带时差的时刻，如 2026-11-01 01:30-04:00。',
  },
  PUNCH_DAY_PAID: {
    en: 'Worth a look: {period} is paid already. The day is counted anew, and retro shows the difference for a later period.',
    'zh-CN': '请留意：{period} 已发薪。该日考勤将重新计算，差额由追溯计算在之后期间体现。',
  },
  PUNCH_TWICE_IN_FILE: {
    en: '{key} stands in an earlier row of the file. It counts once.',
    'zh-CN': '{key} 在文件前面的行中已出现，只计一次。',
  },
  PUNCH_THERE_BY_HAND: {
    en: '{key} was added by hand already. It counts once.',
    'zh-CN': '{key} 已手工录入，只计一次。',
  },
  PUNCH_THERE_BY_FILE: {
    en: '{key} was brought by another file already. It counts once.',
    'zh-CN': '{key} 已由其他文件导入，只计一次。',
  },
  PUNCH_THERE_BY_CORRECTION: {
    en: '{key} is there by an approved correction already. It counts once.',
    'zh-CN': '{key} 已由批准的补卡申请录入，只计一次。',
  },
  PUNCH_THERE_BY_DEVICE: {
    en: '{key} was brought by the device {device} already. It counts once.',
    'zh-CN': '{key} 已由设备 {device} 上传，只计一次。',
  },
  PUNCH_THERE_WITHDRAWN: {
    en: '{key} was there and was withdrawn as wrong ({reason}); a file does not bring it back. If it is right, add it on the page of the person.',
    'zh-CN': '{key} 曾存在，已因有误被撤回（{reason}），文件不会恢复它。若确属正确，请在员工页面添加。',
  },
  LEAVE_NOBODY: {
    en: 'Nobody of this legal entity has the number {number}. Correct the number, or leave the row out.',
    'zh-CN': '该用人单位中没有工号 {number}。请更正工号，或去掉此行。',
  },
  LEAVE_ONES_OWN: {
    en: '{number} is your own number, and one’s own balance of leave is brought by somebody else. Ask a colleague to import the row.',
    'zh-CN': '{number} 是您本人的工号，本人的假期余额须由他人导入。请同事导入此行。',
  },
  LEAVE_NO_BALANCE: {
    en: '{column}: no balance of “{typeEn}” is kept on {day}. Choose another type, or give this one a rule that keeps a balance first.',
    'zh-CN': '{column}：“{typeZh}”在 {day} 不计余额。请改选其他类型，或先为该类型设置计余额的规则。',
  },
  LEAVE_BEFORE_LEDGER: {
    en: '{column}: the ledger of “{typeEn}” of {number} begins on {first}, after {day}. Say the balance of that day or of a later one.',
    'zh-CN': '{column}：{number} 的“{typeZh}”台账自 {first} 开始，晚于 {day}。请填写该日或之后的余额。',
  },
  LEAVE_NOT_EMPLOYED: {
    en: '{column}: {number} is not employed on {day}. Choose a day on which they are, or leave the row out.',
    'zh-CN': '{column}：{number} 在 {day} 不在职。请选择在职的日期，或去掉此行。',
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
