import { AppError } from '@wagewright/contracts';
import { removeSalaryRanges as contract } from '@wagewright/contracts/org/salary-structures';
import { datedTables, removeFrom } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { nameOfStructure, nextStructureVersion, structureForChange } from './load-structure.ts';

export const removeSalaryRanges = implementMutation(contract, async (call) => {
  const { input, sql, audit } = call;
  const { from } = input;
  const structure = await structureForChange(call, input);
  const isGone = await removeFrom(sql, datedTables.salaryStructureVersion, { structure_id: structure.id }, from);
  if (!isGone) throw new AppError('SALARY_VERSION_UNKNOWN', { structure: nameOfStructure(structure), from });
  const version = await nextStructureVersion(call, structure);
  audit({
    entity: 'salary-structure',
    entityId: structure.id,
    before: { from, version: structure.version },
    after: { from, removed: true, version },
  });
  return { version };
});
