import { requireTransition } from '@wagewright/contracts';
import { cancelPayslipMove as contract, payslipMoveMachine } from '@wagewright/contracts/payroll/payslip-moves';
import { readMovedOfBatches } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { readMove, requireMove } from './read-move.ts';

/** Locks the move, as its job does at the end of each transaction: whoever comes second sees that it is over. */
export const cancelPayslipMove = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, locks, deps, context, audit, notify } = call;
  const { id } = input;
  await requireMove(sql, id, reach);
  await locks.take('payslip-move', id);
  const before = await readMove(sql, tx, id, languageOf(context));
  const { to } = requireTransition(payslipMoveMachine, { id, status: before.state }, 'cancel', {});
  await tx.payslipMove.update({ where: { id }, data: { state: to, token: null, finishedAt: deps.clock() } });
  audit({ entity: 'payslip-move', entityId: id, before: { state: before.state }, after: { state: to, done: before.done } });
  for (const { batchId, told } of await readMovedOfBatches(sql, id)) audit({ entity: 'batch-payslips', entityId: batchId, after: told });
  await notify({ topic: 'payslip-move', id });
  return await readMove(sql, tx, id, languageOf(context));
});
