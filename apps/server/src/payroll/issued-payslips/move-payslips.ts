import { movePayslips as contract } from '@wagewright/contracts/payroll/issued-payslips';
import { publishChosen, unpublishEmptied } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { movesOf } from './ask-machine.ts';
import { loadPayslipsToMove } from './load-payslips.ts';

/** What publishing has set; nobody has seen it, so that nobody has answered either. */
const asBefore = {
  publishedAt: null,
  viewFrom: null,
  awaitsViewDay: false,
  checkUntil: null,
  checkStatus: 'unchecked',
  remindedAt: null,
} as const;

export const movePayslips = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit, deps } = call;
  const { event, remarks } = input;
  const moves = movesOf(await loadPayslipsToMove(call, input.ids, event), event);
  const ids = moves.map(({ row }) => row.id);
  if (event === 'publish') {
    await publishChosen(sql, { ids, baseUrl: deps.publicUrl });
    await call.enqueue('platform.send-outbox', [{}]);
  } else {
    for (const status of new Set(moves.map(({ to }) => to))) {
      const own = moves.filter(({ to }) => to === status).map(({ row }) => row.id);
      const data = event === 'withdraw' ? { status, ...asBefore } : { status };
      await tx.payslip.updateMany({ where: { id: { in: own } }, data });
    }
  }
  for (const { row, to } of moves) {
    const after = { status: to, event, ...(remarks ? { remarks } : {}) };
    audit({ entity: 'payslip', entityId: row.id, before: { status: row.status }, after });
  }
  if (event === 'withdraw') {
    for (const { id, version } of await unpublishEmptied(sql, ids)) {
      const after = { version: version + 1, event: 'unpublish-payslips', ...(remarks ? { remarks } : {}) };
      audit({ entity: 'batch', entityId: id, before: { version }, after });
    }
  }
  return { moved: moves.length };
});
