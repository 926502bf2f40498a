import { AppError, type Language, type OutputOf } from '@wagewright/contracts';
import type { getPayslipArchive } from '@wagewright/contracts/payroll/payslip-archives';
import { coversArchive, type Prisma, sqlOfPrisma } from '@wagewright/db';
import { payslipArchiveColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { failureText } from '../../platform/jobs/index.ts';

const include = {
  askedBy: true,
  files: { where: { file: { removedAt: null } }, include: { file: true }, orderBy: { number: 'asc' } },
} as const satisfies Prisma.PayslipArchiveInclude;
export type ReadArchive = Prisma.PayslipArchiveGetPayload<{ include: typeof include }>;

/** An archive that the caller may see. */
export const loadArchive = (tx: Prisma.TransactionClient, id: number): Promise<ReadArchive> =>
  tx.payslipArchive.findUniqueOrThrow({ where: { id }, include });

/** Archives that the caller may see, the latest first. */
export const loadArchives = (tx: Pick<Prisma.TransactionClient, 'payslipArchive'>, ids: readonly number[]): Promise<ReadArchive[]> =>
  tx.payslipArchive.findMany({ where: { id: { in: [...ids] } }, include, orderBy: { id: 'desc' } });

/**
 * An archive of payslips that all lie within the reach: nobody is handed the pay of somebody whom they do not see.
 * @throws AppError NOT_FOUND
 */
export async function readArchive(tx: Prisma.TransactionClient, id: number, reach: Reach): Promise<ReadArchive> {
  if (!(await coversArchive(sqlOfPrisma(tx), id, reach))) throw new AppError('NOT_FOUND', { what: 'payslip archive', id });
  return await loadArchive(tx, id);
}

/** The files of an archive that can be taken at a time: those that are made, all together, until their time is over. */
export const takeable = ({ files }: ReadArchive, now: Date) =>
  files.flatMap(({ number, payslips, file }) => (file?.keptUntil && file.keptUntil > now ? [{ number, payslips, file }] : []));

/** @param now files whose time is over by then are not shown */
export function viewArchive(row: ReadArchive, language: Language, now: Date): OutputOf<typeof getPayslipArchive> {
  const state = payslipArchiveColumns.state(row.state);
  return {
    id: row.id,
    state,
    payslips: row.total,
    askedBy: row.askedBy.displayName,
    askedAt: row.askedAt.toISOString(),
    progress: state === 'running' ? { part: payslipArchiveColumns.part(row.part), done: row.done, total: row.total } : null,
    failure: state === 'failed' ? failureText(row.failure, language) : null,
    keptUntil: row.files[0]?.file?.keptUntil?.toISOString() ?? null,
    files: takeable(row, now).map(({ number, payslips, file }) => ({ number, name: file.name, payslips, bytes: file.bytes })),
  };
}
