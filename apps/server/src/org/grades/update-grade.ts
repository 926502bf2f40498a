import { AppError } from '@wagewright/contracts';
import { updateGrade as contract } from '@wagewright/contracts/org/grades';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenGrade } from './load-grade.ts';

export const updateGrade = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const before = await seenGrade(call, input);
  const { name, rank } = input;
  const given = { ...(name ? { name: toJson(name) } : {}), ...(rank === undefined ? {} : { rank }), version: before.version + 1 };
  const { count } = await tx.grade.updateMany({ where: { id: before.id, version: before.version }, data: given });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Grade', id: before.code });
  audit({
    entity: 'grade',
    entityId: before.id,
    before: { name: toJson(before.name), rank: before.rank, version: before.version },
    after: given,
  });
  return { version: given.version };
});
