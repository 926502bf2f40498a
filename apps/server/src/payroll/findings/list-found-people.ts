import { listFoundPeople as contract } from '@wagewright/contracts/payroll/findings';
import { implementQuery } from '../../core/implement.ts';
import { readBatch } from '../batches/index.ts';
import { foundRows } from './found-rows.ts';

export const listFoundPeople = implementQuery(contract, async ({ input, reach, deps }) => {
  const { batchId, offset, limit, ...filter } = input;
  return await foundRows(deps, await readBatch(deps, batchId, reach), filter)(offset, limit);
});
