import { AppError } from '@wagewright/contracts';
import { removeRosterAssignment as contract } from '@wagewright/contracts/time/rosters';
import { isoDay, toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { enqueueCount } from './enqueue-count.ts';
import { assignmentInclude, assignmentsWithin, targetOf } from './load-assignment.ts';

export const removeRosterAssignment = implementMutation(contract, async ({ input, tx, reach, audit, deps, enqueue }) => {
  const { id, reason } = input;
  const missing = () => new AppError('NOT_FOUND', { what: 'roster of somebody', id });
  const found = await tx.rosterAssignment.findFirst({ where: { AND: [{ id }, assignmentsWithin(reach)] }, include: assignmentInclude });
  if (!found) throw missing();
  // of two at once the second finds nothing any more
  if ((await tx.rosterAssignment.deleteMany({ where: { id } })).count === 0) throw missing();
  const { kind, targetId } = targetOf(found);
  const before = { target: { kind, id: targetId }, from: isoDay(found.fromDate), rosterId: found.rosterId };
  audit({ entity: 'roster-assignment', entityId: id, before: toJson(before), after: toJson({ deleted: true, reason }) });
  await enqueueCount({ enqueue, deps }, found, before.from);
  return { id };
});
