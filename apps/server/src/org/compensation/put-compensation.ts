import { putCompensation as contract } from '@wagewright/contracts/org/compensation';
import { datedTables, putPortion } from '@wagewright/db';
import { isoDay, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireNamed, requireValid } from './check-record.ts';
import { employeeForPay, itemByCode } from './load-pay.ts';
import { recordedAs, viewRecord } from './view-records.ts';

export const putCompensation = implementMutation(contract, async (call) => {
  const { input, tx, sql, deps, audit } = call;
  const { from, until, amount, currency, payrollEffectivePeriod, remarks } = input;
  const { id: employeeId, name } = await employeeForPay(call, contract, input.employeeId);
  const item = await itemByCode(call, input.item);
  requireValid(item, name, input);
  const rows = await tx.compensationRecord.findMany({
    where: {
      employeeId,
      itemId: item.id,
      ...(until === null ? {} : { effectiveDate: { lte: new Date(until) } }),
      OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
    },
    orderBy: { effectiveDate: 'asc' },
  });
  const standing = rows.map((row) => viewRecord(row, item, isoDay(deps.clock())));
  requireNamed(item, name, standing, input.replaces);
  const values = { amount, currency, payroll_effective_period: payrollEffectivePeriod, remarks };
  const owner = { employee_id: employeeId, item_id: item.id };
  const id = await putPortion(sql, datedTables.compensationRecord, owner, { from, until }, values);
  const { employeeId: _whose, replaces: _named, ...after } = input;
  audit({ entity: 'compensation', entityId: employeeId, before: toJson({ replaced: standing.map(recordedAs) }), after: toJson(after) });
  return { id };
});
