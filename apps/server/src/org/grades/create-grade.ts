import { AppError } from '@wagewright/contracts';
import { createGrade as contract } from '@wagewright/contracts/org/grades';
import { implementMutation } from '../../core/implement.ts';

export const createGrade = implementMutation(contract, async ({ input, tx, audit }) => {
  const { code, name, rank } = input;
  if ((await tx.grade.count({ where: { code } })) > 0) throw new AppError('GRADE_EXISTS', { code });
  const { id } = await tx.grade.create({ data: { code, name, rank } });
  audit({ entity: 'grade', entityId: id, after: input });
  return { id };
});
