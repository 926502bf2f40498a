import { AppError, type Language } from '@wagewright/contracts';
import type { PayslipMove } from '@wagewright/contracts/payroll/payslip-moves';
import { coversMove, noOutcomes, type Prisma, readMoveOutcomes, type Sql } from '@wagewright/db';
import { payslipMoveColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { failureText } from '../../platform/jobs/index.ts';

type Tx = Pick<Prisma.TransactionClient, 'payslipMove'>;

/** Some moves as they are shown, the latest first. */
export async function readMoves(sql: Sql, tx: Tx, ids: readonly number[], language: Language): Promise<PayslipMove[]> {
  const rows = await tx.payslipMove.findMany({ where: { id: { in: [...ids] } }, include: { askedBy: true }, orderBy: { id: 'desc' } });
  const outcomes = await readMoveOutcomes(sql, ids);
  return rows.map((row) => {
    const state = payslipMoveColumns.state(row.state);
    return {
      id: row.id,
      event: payslipMoveColumns.event(row.event),
      state,
      payslips: row.total,
      done: row.done,
      outcomes: outcomes.get(row.id) ?? noOutcomes,
      askedBy: row.askedBy.displayName,
      askedAt: row.askedAt.toISOString(),
      finishedAt: row.finishedAt?.toISOString() ?? null,
      failure: state === 'failed' ? failureText(row.failure, language) : null,
    };
  });
}

/** @throws AppError NOT_FOUND */
export async function readMove(sql: Sql, tx: Tx, id: number, language: Language): Promise<PayslipMove> {
  const [move] = await readMoves(sql, tx, [id], language);
  if (!move) throw new AppError('NOT_FOUND', { what: 'change of many payslips', id });
  return move;
}

/** @throws AppError NOT_FOUND where not all of its payslips lie within the reach */
export async function requireMove(sql: Sql, id: number, reach: Reach): Promise<void> {
  if (!(await coversMove(sql, id, reach))) throw new AppError('NOT_FOUND', { what: 'change of many payslips', id });
}
