import { AppError, limits } from '@wagewright/contracts';
import { askPayslipMove as contract } from '@wagewright/contracts/payroll/payslip-moves';
import { addToMove } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { readMove } from './read-move.ts';

export const askPayslipMove = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, locks, actor, deps, context, audit, enqueue } = call;
  const { ids, event, remarks, ...filter } = input;
  if (filter.batchId !== undefined) await loadBatch(tx, filter.batchId, reach);
  await locks.take('user', actor.userId);
  const open = await tx.payslipMove.count({ where: { askedByUserId: actor.userId, state: 'running' } });
  if (open >= limits.payslipMovesOpenMax)
    throw new AppError('TOO_MANY', { what: 'changes of many payslips that are under way', count: limits.payslipMovesOpenMax });
  const by = { askedByUserId: actor.userId, askedAt: deps.clock(), traceId: context.traceId };
  const { id } = await tx.payslipMove.create({ data: { event, remarks: remarks ?? null, total: 0, ...by } });
  locks.made('payslip-move', id);
  const max = limits.payslipMovePayslipsMax;
  const total = await addToMove(sql, id, reach, { ...filter, ...(ids ? { ids } : {}), payslipsMax: max + 1 });
  if (total > max) throw new AppError('PAYSLIP_MOVE_TOO_LARGE', { max });
  if (ids && total < new Set(ids).size) throw new AppError('NOT_FOUND', { what: 'payslip', id: ids.join(', ') });
  if (total === 0) throw new AppError('PAYSLIP_MOVE_EMPTY');
  await tx.payslipMove.update({ where: { id }, data: { total } });
  await enqueue('payroll.move-payslips', [{ payslipMoveId: id }]);
  audit({ entity: 'payslip-move', entityId: id, after: { payslips: total, ...input } });
  return await readMove(sql, tx, id, languageOf(context));
});
