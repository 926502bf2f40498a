import { AppError } from '@wagewright/contracts';
import { deleteSalaryStructure as contract } from '@wagewright/contracts/org/salary-structures';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nameOfStructure, structureForChange } from './load-structure.ts';

export const deleteSalaryStructure = implementMutation(contract, async (call) => {
  const { input, tx, audit } = call;
  const structure = await structureForChange(call, input);
  const { id, code, name } = structure;
  if ((await tx.compensationRecord.count({ where: { salaryStructureId: id } })) > 0)
    throw new AppError('SALARY_STRUCTURE_USED', { structure: nameOfStructure(structure) });
  await tx.salaryStructure.delete({ where: { id } });
  audit({ entity: 'salary-structure', entityId: id, before: { code, name: toJson(name) }, after: { deleted: true } });
  return { id };
});
