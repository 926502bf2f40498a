import { movePayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { movePayslips as move } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { movesOf } from './ask-machine.ts';
import { type LoadedPayslip, loadPayslipsToMove } from './load-payslips.ts';

/** The history of a batch tells once whose payslips were moved by one act. */
function peopleByBatch(moves: readonly { readonly row: Pick<LoadedPayslip, 'batchId' | 'employeeId'> }[]): ReadonlyMap<number, number[]> {
  const people = new Map<number, number[]>();
  for (const { row } of moves) {
    if (row.batchId !== null) people.set(row.batchId, [...(people.get(row.batchId) ?? []), row.employeeId]);
  }
  return people;
}

export const movePayslips = implementMutation(contract, async (call) => {
  const { input, sql, audit, deps } = call;
  const { event, remarks } = input;
  const moves = movesOf(await loadPayslipsToMove(call, input.ids, event), event);
  const said = { event, moves: moves.map(({ row: { id }, to }) => ({ id, to })), baseUrl: deps.publicUrl };
  const unpublished = await move(sql, said);
  if (event === 'publish') await call.enqueue('platform.send-outbox', [{}]);
  for (const { row, to } of moves) {
    const after = { status: to, event, ...(remarks ? { remarks } : {}) };
    audit({ entity: 'payslip', entityId: row.id, before: { status: row.status }, after });
  }
  for (const [batchId, employeeIds] of peopleByBatch(moves)) {
    const after = { event, employeeIds, ...(remarks ? { remarks } : {}) };
    audit({ entity: 'batch-payslips', entityId: batchId, after });
  }
  for (const { id, version } of unpublished) {
    const after = { version: version + 1, event: 'unpublish-payslips', ...(remarks ? { remarks } : {}) };
    audit({ entity: 'batch', entityId: id, before: { version }, after });
  }
  return { moved: moves.length };
});
