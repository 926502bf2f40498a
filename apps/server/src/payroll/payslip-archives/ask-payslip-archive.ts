import { AppError, limits } from '@wagewright/contracts';
import { askPayslipArchive as contract } from '@wagewright/contracts/payroll/payslip-archives';
import { addToArchive } from '@wagewright/db';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { loadBatch } from '../batches/index.ts';
import { loadArchive, viewArchive } from './read-archive.ts';

export const askPayslipArchive = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, locks, actor, deps, context, audit, enqueue } = call;
  const { ids, ...filter } = input;
  if (filter.batchId !== undefined) await loadBatch(tx, filter.batchId, reach);
  await locks.take('user', actor.userId);
  const open = await tx.payslipArchive.count({ where: { askedByUserId: actor.userId, state: 'running' } });
  if (open >= limits.payslipArchivesOpenMax)
    throw new AppError('TOO_MANY', { what: 'archives of payslips that are being made', count: limits.payslipArchivesOpenMax });
  const language = languageOf(context);
  const { id } = await tx.payslipArchive.create({ data: { language, total: 0, askedByUserId: actor.userId, askedAt: deps.clock() } });
  locks.made('payslip-archive', id);
  const max = limits.payslipArchivePayslipsMax;
  const total = await addToArchive(sql, id, reach, { ...filter, ...(ids ? { ids } : {}), payslipsMax: max + 1 });
  if (total > max) throw new AppError('PAYSLIP_ARCHIVE_TOO_LARGE', { max });
  if (ids && total < new Set(ids).size) throw new AppError('NOT_FOUND', { what: 'payslip', id: ids.join(', ') });
  if (total === 0) throw new AppError('PAYSLIP_ARCHIVE_EMPTY');
  await tx.payslipArchive.update({ where: { id }, data: { total } });
  await enqueue('payroll.make-payslip-archive', [{ archiveId: id }]);
  audit({ entity: 'payslip-archive', entityId: id, after: { payslips: total, language, ...input } });
  return viewArchive(await loadArchive(tx, id), language, deps.clock());
});
