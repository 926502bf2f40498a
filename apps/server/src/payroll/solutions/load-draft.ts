import { type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { type CopyStatus, solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import type { Prisma } from '@wagewright/db';
import { copyColumns, toJson } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';

type Copy = Prisma.SolutionCopyModel;

/**
 * The draft of a solution that the caller has locked for change, since a solution has one draft at most: locked and read, or made of the
 * published copy.
 * @param fallback what it is made of where nothing is published
 */
export async function loadDraftForChange(
  { tx, locks }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks'>,
  solutionId: number,
  fallback: Pick<Copy, 'definition' | 'definitionHash'>,
): Promise<Copy> {
  const copyIn = (status: CopyStatus) => tx.solutionCopy.findFirst({ where: { solutionId, status } });
  const found = await copyIn('draft');
  if (found) {
    await locks.take('solution-copy', found.id);
    const draft = await tx.solutionCopy.findUniqueOrThrow({ where: { id: found.id } });
    requireTransition(solutionCopyMachine, { id: draft.id, status: copyColumns.status(draft.status) }, 'edit', {});
    return draft;
  }
  const { definition, definitionHash } = (await copyIn('published')) ?? fallback;
  const last = await tx.solutionCopy.aggregate({ where: { solutionId }, _max: { number: true } });
  const number = (last._max.number ?? 0) + 1;
  const made = await tx.solutionCopy.create({
    data: { solutionId, number, status: solutionCopyMachine.initial, definition: toJson(definition), definitionHash },
  });
  locks.made('solution-copy', made.id);
  return made;
}
