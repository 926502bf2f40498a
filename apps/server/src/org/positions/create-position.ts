import { AppError } from '@wagewright/contracts';
import { createPosition as contract } from '@wagewright/contracts/org/positions';
import { implementMutation } from '../../core/implement.ts';
import { requireGrade } from './require-grade.ts';

export const createPosition = implementMutation(contract, async ({ input, tx, audit }) => {
  const { code, name, gradeId } = input;
  if ((await tx.position.count({ where: { code } })) > 0) throw new AppError('POSITION_EXISTS', { code });
  await requireGrade(tx, input.gradeId);
  const { id } = await tx.position.create({ data: { code, title: name, gradeId } });
  audit({ entity: 'position', entityId: id, after: input });
  return { id };
});
