import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { PayslipMoveEvent } from '@wagewright/contracts/payroll/payslips';
import { lockBatchesOf, type Prisma } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';
import { payslipsWithin } from '../payslips/index.ts';

type Call = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'sql' | 'locks' | 'reach'>;
export type LoadedPayslip = Prisma.PayslipGetPayload<{ include: { batch: true; round: true } }>;

/**
 * What is to be moved: their batches are locked before them.
 * @throws AppError as `loadPayslipsForChange`; ILLEGAL_TRANSITION where a job is at the payslips of a batch
 */
export async function loadPayslipsToMove(call: Call, ids: readonly number[], event: PayslipMoveEvent): Promise<LoadedPayslip[]> {
  const { tx, sql, locks, reach } = call;
  const found = await tx.payslip.findMany({ where: { AND: [{ id: { in: [...ids] } }, payslipsWithin(reach)] }, select: { id: true } });
  await lockBatchesOf(sql, { ids: found.map(({ id }) => id), event }, (id, strength) => locks.take('batch', id, strength));
  return await loadPayslipsForChange(call, ids);
}

/**
 * Locks payslips in the order of their ids and reads them as they are then.
 * @throws AppError NOT_FOUND where one lies outside of the reach; none is locked
 */
export async function loadPayslipsForChange({ tx, locks, reach }: Call, ids: readonly number[]): Promise<LoadedPayslip[]> {
  const wanted = [...new Set(ids)].sort((a, b) => a - b);
  const where = { AND: [{ id: { in: wanted } }, payslipsWithin(reach)] };
  const found = new Set((await tx.payslip.findMany({ where, select: { id: true } })).map(({ id }) => id));
  const missing = wanted.find((id) => !found.has(id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'payslip', id: missing });
  for (const id of wanted) await locks.take('payslip', id);
  const rows = await tx.payslip.findMany({ where, include: { batch: true, round: true }, orderBy: { id: 'asc' } });
  if (rows.length < wanted.length) throw new AppError('NOT_FOUND', { what: 'payslip', id: wanted.join(', ') });
  return rows;
}
