import { putCompensation as contract } from '@wagewright/contracts/org/compensation';
import { datedTables, putPortion } from '@wagewright/db';
import { isoDay, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireNamed, requireValid } from './check-record.ts';
import { employeeForPay, recurringItem } from './load-pay.ts';
import { keptStructure, recordInclude, requireLevel, type WantedSalary } from './salary-levels.ts';
import { recordedAs, viewRecord } from './view-records.ts';

/** As the columns of a record hold it. */
const levelColumns = (salary: WantedSalary | null) => ({
  salary_structure_id: salary?.structureId ?? null,
  pay_grade: salary?.grade ?? null,
  pay_level: salary?.level ?? null,
});

export const putCompensation = implementMutation(contract, async (call) => {
  const { input, tx, sql, deps, audit } = call;
  const { from, until, amount, currency, payrollEffectivePeriod, remarks, salary, outsideRange, reason } = input;
  const structure = salary && (await keptStructure(call, salary));
  const employee = await employeeForPay(call, contract, input.employeeId);
  const { id: employeeId, name } = employee;
  const item = await recurringItem(call, input.item);
  requireValid(item, name, input);
  if (structure) requireLevel(structure, salary, { item, employee }, { ...input, isMeant: outsideRange && reason !== null });
  const rows = await tx.compensationRecord.findMany({
    where: {
      employeeId,
      itemId: item.id,
      ...(until === null ? {} : { effectiveDate: { lte: new Date(until) } }),
      OR: [{ expiryDate: null }, { expiryDate: { gte: new Date(from) } }],
    },
    include: recordInclude,
    orderBy: { effectiveDate: 'asc' },
  });
  const standing = rows.map((row) => viewRecord(row, item, isoDay(deps.clock())));
  requireNamed(item, name, standing, input.replaces);
  const values = { amount, currency, payroll_effective_period: payrollEffectivePeriod, remarks, ...levelColumns(salary) };
  const owner = { employee_id: employeeId, item_id: item.id };
  const id = await putPortion(sql, datedTables.compensationRecord, owner, { from, until }, values);
  const { employeeId: _whose, replaces: _named, ...after } = input;
  audit({ entity: 'compensation', entityId: employeeId, before: toJson({ replaced: standing.map(recordedAs) }), after: toJson(after) });
  return { id };
});
