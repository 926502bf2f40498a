import { forkKinds } from '@wagewright/contracts/payroll/what-ifs';
import type { Prisma } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';

/** What the audit tells of one person of a batch, or of one user: `7:12345` is the batch and whom it is about. */
const partsOfBatch = ['batch-payee', 'batch-user', 'due-change'] as const;
/** Files that leave the batch. */
const exports = [
  'payroll/tables/export-rows',
  'payroll/tables/export-groups',
  'payroll/tables/export-pivot',
  'payroll/batches/export-batch-input',
  'payroll/batches/export-population',
  'payroll/tables/export-cell-errors',
  'payroll/findings/export-found-people',
  'payroll/variance/export-changes',
  'payroll/variance/export-due-changes',
];

/** Of the audit all that was done with a batch: its own, its people and users, its comparison, its what-ifs, what was imported into it and left it. */
export async function toldOfBatch(
  prisma: Pick<Prisma.TransactionClient, 'calculationRun' | 'importJob'>,
  batchId: number,
): Promise<Prisma.AuditEntryWhereInput> {
  const forks = await prisma.calculationRun.findMany({ where: { batchId, kind: { in: [...forkKinds] } }, select: { id: true } });
  const imports = await prisma.importJob.findMany({ where: { entity: 'batch-input', subjectId: batchId }, select: { id: true } });
  const textOf = (rows: readonly { readonly id: number }[]): string[] => rows.map(({ id }) => String(id));
  const entityId = String(batchId);
  return {
    OR: [
      { entity: { in: ['batch', 'batch-comparison', 'batch-forecast', 'batch-payslips'] }, entityId },
      ...partsOfBatch.map((entity) => ({ entity, entityId: { startsWith: `${batchId}:` } })),
      { entity: 'calculation-run', entityId: { in: textOf(forks) } },
      { entity: 'import', entityId: { in: textOf(imports) } },
      { entity: 'table-export', entityId, procedure: { in: exports } },
    ],
  };
}

type Told = Pick<Prisma.AuditEntryGetPayload<object>, 'entity' | 'entityId' | 'before' | 'after'>;

const whole = (value: unknown): number[] => (typeof value === 'number' && Number.isInteger(value) ? [value] : []);
const list = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Of one entry: employees that it names. */
export function employeesOf({ entity, entityId, after }: Told): number[] {
  if (entity === 'batch-payee' || entity === 'due-change') return whole(Number(entityId.split(':')[1]));
  if (!isRecord(after)) return [];
  const rows = list(after['rows']).flatMap((row) => (isRecord(row) ? whole(row['employeeId']) : []));
  return [...new Set([...whole(after['employeeId']), ...list(after['employeeIds']).flatMap(whole), ...rows])];
}

/** How many people an entry is about, be they named or not. */
export const countOf = (entry: Told): number =>
  isRecord(entry.after) && typeof entry.after['people'] === 'number' ? entry.after['people'] : employeesOf(entry).length;

/** The user whose access changed. */
export const userOf = ({ entity, entityId }: Told): number[] => (entity === 'batch-user' ? whole(Number(entityId.split(':')[1])) : []);

const textField = (json: unknown, name: string): string | null => {
  const value = isRecord(json) ? json[name] : undefined;
  return typeof value === 'string' ? value : null;
};

/** Which of several things a call did: what the record calls the event, or that somebody is paid again or not any more. */
export function eventOf({ after, entity }: Told): string | null {
  if (!isRecord(after)) return null;
  if (typeof after['held'] === 'boolean') return after['held'] ? 'hold' : 'reopen';
  if (typeof after['isPaid'] === 'boolean') return after['isPaid'] ? 'add' : 'remove';
  return entity === 'batch' ? null : textField(after, 'event');
}

const remarkFields = ['remarks', 'remark', 'reason'] as const;

export const viewEntry = (entry: Told) => ({
  event: eventOf(entry),
  from: textField(entry.before, 'status'),
  to: entry.entity === 'batch' ? textField(entry.after, 'status') : null,
  remarks: remarkFields.map((name) => textField(entry.after, name)).find((text) => text !== null) ?? null,
});
