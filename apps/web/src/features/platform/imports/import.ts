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
  checked: 'decision',
  writing: 'busy',
  written: 'good',
  undoing: 'busy',
  undone: 'closed',
  failed: 'bad',
  cancelled: 'closed',
} as const satisfies Record<ImportStatus, string>;

/** Where one sees what an import goes into. */
export const subjectLink = ({ entity, id, part }: ImportSubject) =>
  entity === 'payslip-lines'
    ? { to: '/payroll/payslip-rounds/$roundId' as const, params: { roundId: String(id) } as never, search: {} as never }
    : {
        to: '/payroll/batches/$batchId' as const,
        params: { batchId: String(id) } as never,
        search: { tab: 'input', ...(part ? { table: part } : {}) } as never,
      };

/** What changes something. */
export const changing = ({ created, updated, closed }: ImportSummary['counts']): number => created + updated + closed;

export const isWorkedAt = (status: ImportStatus): boolean => status === 'reading' || status === 'writing' || status === 'undoing';
