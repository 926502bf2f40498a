import type { LocalizedText } from '../../../core/languages.ts';

/** Of files of punches and of leave balances. */
export const timeReasons = {
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
} as const satisfies Readonly<Record<string, LocalizedText>>;
