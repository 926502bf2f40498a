import { updateSalaryStructure as contract } from '@wagewright/contracts/org/salary-structures';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { nextStructureVersion, structureForChange } from './load-structure.ts';

export const updateSalaryStructure = implementMutation(contract, async (call) => {
  const { input, audit } = call;
  const { name } = input;
  const structure = await structureForChange(call, input);
  const version = await nextStructureVersion(call, structure, { name });
  audit({
    entity: 'salary-structure',
    entityId: structure.id,
    before: toJson({ name: structure.name, version: structure.version }),
    after: { name, version },
  });
  return { version };
});
