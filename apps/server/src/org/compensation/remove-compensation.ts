import { AppError } from '@wagewright/contracts';
import { removeCompensation as contract } from '@wagewright/contracts/org/compensation';
import { datedTables, removeFrom } from '@wagewright/db';
import { isoDay, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { viewItem } from './item-limits.ts';
import { employeeForPay } from './load-pay.ts';
import { recordInclude } from './salary-levels.ts';
import { recordedAs, viewRecord } from './view-records.ts';

export const removeCompensation = implementMutation(contract, async (call) => {
  const { input, tx, sql, deps, audit } = call;
  const { id, reason } = input;
  const { id: employeeId } = await employeeForPay(call, contract, input.employeeId);
  const row = await tx.compensationRecord.findFirst({ where: { id, employeeId }, include: { item: true, ...recordInclude } });
  if (!row) throw new AppError('NOT_FOUND', { what: 'compensation record', id });
  const record = viewRecord(row, viewItem(row.item), isoDay(deps.clock()));
  const owner = { employee_id: employeeId, item_id: row.itemId };
  await removeFrom(sql, datedTables.compensationRecord, owner, record.effectiveDate);
  audit({ entity: 'compensation', entityId: employeeId, before: toJson(recordedAs(record)), after: { removed: true, reason } });
  return { id };
});
