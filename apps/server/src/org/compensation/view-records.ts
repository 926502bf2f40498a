import type { CompensationItem, CompensationRecord, RecordState } from '@wagewright/contracts/org/compensation';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { limitsIn } from './item-limits.ts';
import { type recordInclude, viewSalary } from './salary-levels.ts';

type RecordRow = Prisma.CompensationRecordGetPayload<{ include: typeof recordInclude }>;

function stateOn(day: string, from: string, until: string | null): RecordState {
  if (from > day) return 'planned';
  return until !== null && until < day ? 'past' : 'current';
}

/** A record as it is told in answers and in the audit. */
export function viewRecord(row: RecordRow, item: CompensationItem, on: string): CompensationRecord {
  const { id, amount, currency, payrollEffectivePeriod, remarks } = row;
  const effectiveDate = isoDay(row.effectiveDate);
  const expiryDate = row.expiryDate && isoDay(row.expiryDate);
  const said = { id, item: item.code, amount: amount.toFixed(), currency, effectiveDate, expiryDate, payrollEffectivePeriod, remarks };
  const salary = viewSalary(row, effectiveDate, expiryDate, on);
  return { ...said, ...limitsIn(item, currency), salary, state: stateOn(on, effectiveDate, expiryDate) };
}

/** The same without what depends on the day and on the item: for the audit. */
export function recordedAs({ minimum: _minimum, maximum: _maximum, state: _state, salary, ...record }: CompensationRecord) {
  if (!salary) return record;
  const { range: _range, ...level } = salary;
  return { ...record, salary: level };
}
