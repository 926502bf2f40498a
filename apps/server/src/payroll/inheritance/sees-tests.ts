import type { ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { Call } from '../../core/implement.ts';
import { seesTests } from '../copies/index.ts';
import type { Child } from './family.ts';

/** Tests are told of those who may see the pay of the child and of the parent, from whose batches they may be. */
export const seesTestsOfBoth = async (
  call: Pick<Call<ProcedureContract>, 'actor' | 'deps'>,
  { id, parent }: Pick<Child, 'id' | 'parent'>,
  tx?: Prisma.TransactionClient,
): Promise<boolean> => (await seesTests(call, id, tx)) && (await seesTests(call, parent.id, tx));
