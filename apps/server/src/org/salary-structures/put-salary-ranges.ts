import { putSalaryRanges as contract } from '@wagewright/contracts/org/salary-structures';
import { datedTables, endBeforeNext, putPortion } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { requireRanges } from './check-ranges.ts';
import { nextStructureVersion, structureForChange } from './load-structure.ts';

export const putSalaryRanges = implementMutation(contract, async (call) => {
  const { input, sql, audit } = call;
  const { from, ranges, reason } = input;
  requireRanges(ranges);
  const structure = await structureForChange(call, input);
  const owner = { structure_id: structure.id };
  const until = await endBeforeNext(sql, datedTables.salaryStructureVersion, owner, from);
  await putPortion(sql, datedTables.salaryStructureVersion, owner, { from, until }, { ranges: JSON.stringify(ranges) });
  const version = await nextStructureVersion(call, structure);
  audit({
    entity: 'salary-structure',
    entityId: structure.id,
    before: { version: structure.version },
    after: toJson({ from, until, ranges, reason, version }),
  });
  return { version };
});
