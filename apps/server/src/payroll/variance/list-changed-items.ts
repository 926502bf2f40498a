import { AppError } from '@wagewright/contracts';
import { listChangedItems as contract } from '@wagewright/contracts/payroll/variance';
import { readPersonItems } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { changeOf, previousOf, seeComparison, wholeOf } from './load-comparison.ts';
import { partsOf } from './parts-of.ts';

export const listChangedItems = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, employeeId } = input;
  const { sql, seen } = await seeComparison(deps, batchId, reach);
  const whole = wholeOf(seen);
  const person = whole && (await readPersonItems(sql, { batchId, revision: whole.revision }, employeeId));
  if (!whole || !person) throw new AppError('NOT_FOUND', { what: 'comparison of employee', id: employeeId });
  const { comparison } = whole;
  const { employeeNumber, name, items } = person;
  const rows = items.flatMap(({ item, before, after, causes }) => {
    const kept = comparison.items[item];
    if (!kept || (before === '0' && after === '0')) return [];
    return [
      {
        path: kept.path,
        name: kept.name,
        role: kept.role,
        ...changeOf(comparison, item, { before, after }),
        causes: partsOf(comparison, item, causes),
      },
    ];
  });
  return { employeeNumber, name, previous: previousOf(comparison), rows };
});
