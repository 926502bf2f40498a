import type { Outputs } from '../../../shared/api/trpc.ts';

export type ImportDetail = Outputs['platform']['imports']['getImport'];
export type ImportSummary = Outputs['platform']['imports']['listImports']['rows'][number];
export type ImportRow = Outputs['platform']['imports']['listImportRows']['rows'][number];
export type ImportForm = Outputs['platform']['imports']['getImportForm'];
export type ImportSubject = ImportSummary['subject'];
export type ImportStatus = ImportSummary['status'];
export type ImportEffect = ImportRow['effect'];

/** What is refused comes first to the eye, what stays as it is last. */
export const effectTones = { created: 'good', updated: 'ready', closed: 'decision', unchanged: 'quiet', refused: 'bad' } as const;

export const statusTones = {
  reading: 'busy',
  asking: 'decision',
  checked: 'decision',
  writing: 'busy',
  written: 'good',
  undoing: 'busy',
  undone: 'closed',
  failed: 'bad',
  cancelled: 'closed',
} as const satisfies Record<ImportStatus, string>;

interface Place {
  readonly to: string;
  readonly params?: Readonly<Record<string, string>>;
  readonly search?: Readonly<Record<string, unknown>>;
}

const places: Readonly<Record<ImportSubject['entity'], (subject: ImportSubject, code: string) => Place>> = {
  'batch-input': ({ id, part }) => ({
    to: '/payroll/batches/$batchId',
    params: { batchId: String(id) },
    search: { tab: 'input', ...(part ? { table: part } : {}) },
  }),
  'payslip-lines': ({ id }) => ({ to: '/payroll/payslip-rounds/$roundId', params: { roundId: String(id) } }),
  employees: () => ({ to: '/people' }),
  departments: () => ({ to: '/organisation/departments' }),
  positions: () => ({ to: '/organisation/positions' }),
  'cost-centers': () => ({ to: '/organisation/cost-centers' }),
  punches: () => ({ to: '/time/attendance' }),
  'leave-balances': () => ({ to: '/time/leave' }),
  'calendar-days': ({ id }) => ({ to: '/time/calendars/$calendarId', params: { calendarId: String(id) } }),
  compensation: () => ({ to: '/organisation/compensation-items' }),
  'one-time-payments': () => ({ to: '/one-time-payments' }),
  'compensation-review': ({ id }) => ({ to: '/compensation-reviews/$reviewId', params: { reviewId: String(id) } }),
  'pay-types': () => ({ to: '/payroll/pay-types' }),
  'balance-elements': () => ({ to: '/payroll/balance-elements' }),
  'opening-balances': () => ({ to: '/payroll/periods' }),
  'global-table-rows': ({ part }, code) => ({
    to: '/payroll/global-tables/$code',
    params: { code },
    ...(part ? { search: { entity: Number(part) } } : {}),
  }),
};

/** Where one sees what an import goes into. */
export const subjectLink = ({ subject, code }: Pick<ImportSummary, 'subject' | 'code'>) =>
  places[subject.entity](subject, code ?? '') as { readonly to: '/payroll/pay-types'; readonly params: never; readonly search: never };

/** What changes something. */
export const changing = ({ created, updated, closed }: ImportSummary['counts']): number => created + updated + closed;

export const isWorkedAt = (status: ImportStatus): boolean => status === 'reading' || status === 'writing' || status === 'undoing';
