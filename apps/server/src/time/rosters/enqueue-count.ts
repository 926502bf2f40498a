import type { ProcedureContract } from '@wagewright/contracts';
import type { ChangeCall } from '../../core/implement.ts';
import type { TargetColumns } from './find-target.ts';

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'enqueue' | 'deps'>;

/** What a roster says from a day on has changed: days that are over by then are counted anew. Of a department everybody’s, since people come and go. */
export async function enqueueCount({ enqueue, deps }: Changing, { employeeId, legalEntityId }: TargetColumns, from: string): Promise<void> {
  const whose = employeeId === null ? { legalEntityId } : { employeeId };
  await enqueue('time.count-attendance', [{ at: deps.clock().toISOString(), from, until: null, ...whose }]);
}
