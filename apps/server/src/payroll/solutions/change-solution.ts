import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { solutionMachine } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { solutionColumns } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { lockSolution } from './load-for-change.ts';

type SolutionCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach' | 'audit'>;
type SolutionEvent = 'activate' | 'deactivate' | 'change';

interface Change {
  readonly event: SolutionEvent;
  readonly data?: Prisma.SolutionUncheckedUpdateManyInput;
  /** What the audit says beside the state. */
  readonly told?: { readonly before: Prisma.InputJsonObject; readonly after: Prisma.InputJsonObject };
}

/**
 * Changes a solution along its machine: locks it, asks, writes, tells.
 * @param change what to do with the solution as it is then
 * @throws AppError NOT_FOUND, STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function changeSolution(
  call: SolutionCall,
  seen: { readonly id: number; readonly version: number },
  change: (row: Prisma.SolutionModel) => Promise<Change> | Change,
): Promise<{ version: number }> {
  const { tx, audit } = call;
  const row = await lockSolution(call, seen.id);
  const { id, status, version } = row;
  if (version !== seen.version) throw new AppError('STALE_VERSION', { what: 'Solution', id });
  const { event, data = {}, told } = await change(row);
  const { to } = requireTransition(solutionMachine, { id, status: solutionColumns.status(status) }, event, {});
  const after = { status: to, version: version + 1 };
  const { count } = await tx.solution.updateMany({ where: { id, status, version }, data: { ...data, ...after } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Solution', id });
  audit({ entity: 'solution', entityId: id, before: { status, version, ...told?.before }, after: { ...after, event, ...told?.after } });
  return { version: after.version };
}
