import { requireTransition } from '@wagewright/contracts';
import { cancelPayslipArchive as contract, payslipArchiveMachine } from '@wagewright/contracts/payroll/payslip-archives';
import { removeArchiveFiles } from '@wagewright/db';
import { payslipArchiveColumns } from '@wagewright/db/columns';
import { languageOf } from '../../core/context.ts';
import { implementMutation } from '../../core/implement.ts';
import { loadArchive, readArchive, viewArchive } from './read-archive.ts';

/** Locks the archive first, as its job does when it keeps a file: whoever comes second sees that it is over. */
export const cancelPayslipArchive = implementMutation(contract, async (call) => {
  const { input, reach, tx, sql, locks, deps, context, audit, notify } = call;
  const { id } = await readArchive(tx, input.id, reach);
  await locks.take('payslip-archive', id);
  const state = payslipArchiveColumns.state((await loadArchive(tx, id)).state);
  const { to } = requireTransition(payslipArchiveMachine, { id, status: state }, 'cancel', {});
  await tx.payslipArchive.update({ where: { id }, data: { state: to, token: null, finishedAt: deps.clock() } });
  await removeArchiveFiles(sql, id);
  audit({ entity: 'payslip-archive', entityId: id, before: { state }, after: { state: to } });
  await notify({ topic: 'payslip-archive', id });
  return viewArchive(await loadArchive(tx, id), languageOf(context), deps.clock());
});
