import type { LocalizedText, OutputOf } from '@wagewright/contracts';
import type { listOvertimeHours } from '@wagewright/contracts/time/overtime';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import type { OvertimeHours } from '@wagewright/db';
import { overtimeColumns } from '@wagewright/db/columns';
import type { ListColumns } from '../../platform/exports/index.ts';
import { plainHours } from './view-overtime.ts';

export type HoursView = OutputOf<typeof listOvertimeHours>['rows'][number];

const hours = (text: string | null): string | null => (text === null ? null : plainHours(text));

export const viewHours = ({ kind, status, ...row }: OvertimeHours): HoursView => ({
  ...row,
  kind: kind === null ? null : overtimeColumns.kind(kind),
  status: status === null ? null : overtimeColumns.status(status),
  askedHours: hours(row.askedHours),
  approvedHours: hours(row.approvedHours),
  clockedHours: hours(row.clockedHours),
  saidHours: hours(row.saidHours),
  countedHours: plainHours(row.countedHours),
  differenceHours: hours(row.differenceHours),
});

const kinds: Readonly<Record<NonNullable<HoursView['kind']>, LocalizedText>> = {
  weekday: { en: 'Working day', 'zh-CN': '工作日' },
  restday: { en: 'Day off', 'zh-CN': '休息日' },
  holiday: { en: 'Public holiday', 'zh-CN': '法定节假日' },
};
const ofHours = (en: string, chinese: string, valueOf: (row: HoursView) => string | null) =>
  ({ label: { en, 'zh-CN': chinese }, type: 'decimal', scale: 2, valueOf }) as const;

/** The list's columns in a file, by the ids and under the headings that they have on the screen. */
export const hoursColumns: ListColumns<HoursView> = {
  employee: { label: { en: 'Person', 'zh-CN': '员工' }, type: 'text', valueOf: ({ employee }) => employee },
  number: { label: { en: 'Number', 'zh-CN': '工号' }, type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
  date: { label: { en: 'Day', 'zh-CN': '日期' }, type: 'date', valueOf: ({ date }) => date },
  kind: { label: { en: 'Kind of day', 'zh-CN': '日期类型' }, type: 'text', valueOf: ({ kind }, say) => (kind ? say(kinds[kind]) : null) },
  asked: ofHours('Asked for', '申请', ({ askedHours }) => askedHours),
  approved: ofHours('Approved', '批准', ({ approvedHours }) => approvedHours),
  clocked: ofHours('Clocked', '打卡', ({ clockedHours }) => clockedHours),
  said: ofHours('Said to be worked', '确认时数', ({ saidHours }) => saidHours),
  counts: ofHours('Counts', '计入', ({ countedHours }) => countedHours),
  difference: ofHours('Difference', '差异', ({ differenceHours }) => differenceHours),
  status: {
    label: { en: 'Status', 'zh-CN': '状态' },
    type: 'text',
    valueOf: ({ status }, say) => (status ? say(timeRequestMachine.labels[status]) : null),
  },
};
