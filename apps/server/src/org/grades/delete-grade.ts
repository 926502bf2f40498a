import { AppError } from '@wagewright/contracts';
import { deleteGrade as contract } from '@wagewright/contracts/org/grades';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { seenGrade } from './load-grade.ts';

export const deleteGrade = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const { id, code, name } = await seenGrade(call, input);
  if ((await tx.position.count({ where: { gradeId: id } })) > 0) throw new AppError('GRADE_USED', { code });
  await tx.grade.delete({ where: { id } });
  audit({ entity: 'grade', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
