import { AppError } from '@wagewright/contracts';
import { assignRoster as contract } from '@wagewright/contracts/time/rosters';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { enqueueCount } from './enqueue-count.ts';
import { findTarget } from './find-target.ts';
import { assignmentInclude, targetOf } from './load-assignment.ts';

export const assignRoster = implementMutation(contract, async ({ input, tx, reach, actor, audit, deps, enqueue }) => {
  const { target, from, rosterId } = input;
  const columns = await findTarget({ tx, reach, actor, now: deps.clock() }, target);
  if (rosterId !== null && (await tx.roster.count({ where: { id: rosterId, legalEntityId: columns.legalEntityId } })) === 0)
    throw new AppError('NOT_FOUND', { what: 'roster', id: rosterId });
  const fromDate = new Date(from);
  const { employeeId, departmentId } = columns;
  const same = employeeId !== null ? { employeeId } : departmentId !== null ? { departmentId } : columns;
  const given = await tx.rosterAssignment.findFirst({ where: { ...same, fromDate }, include: assignmentInclude });
  if (given) throw new AppError('ROSTER_GIVEN_THEN', { target: targetOf(given).target, from });
  const { id } = await tx.rosterAssignment.create({ data: { ...columns, fromDate, rosterId } });
  audit({ entity: 'roster-assignment', entityId: id, after: toJson(input) });
  await enqueueCount({ enqueue, deps }, columns, from);
  return { id };
});
