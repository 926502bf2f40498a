import { AppError } from '@wagewright/contracts';
import { updatePosition as contract } from '@wagewright/contracts/org/positions';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenPosition } from './load-position.ts';
import { requireGrade } from './require-grade.ts';

export const updatePosition = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenPosition(call, input);
  await requireGrade(tx, input.gradeId ?? null);
  const { name, gradeId } = input;
  const given = { ...(name ? { title: toJson(name) } : {}), ...(gradeId === undefined ? {} : { gradeId }), version: before.version + 1 };
  const { count } = await tx.position.updateMany({ where: { id: before.id, version: before.version }, data: given });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Position', id: before.code });
  audit({
    entity: 'position',
    entityId: before.id,
    before: { title: toJson(before.title), gradeId: before.gradeId, version: before.version },
    after: given,
  });
  return { version: given.version };
});
