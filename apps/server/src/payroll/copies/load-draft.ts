import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { copyColumns, toJson } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { requireCopy, type WholeCopy, wholeCopy } from './copy-view.ts';

export type DraftCall = Pick<
  ChangeCall<ProcedureContract<'mutation'>>,
  'tx' | 'locks' | 'actor' | 'reach' | 'audit' | 'deps' | 'unchanged'
>;
export type DraftEvent = 'edit' | 'discard';

/** What is asked of an event that no approval has to do with. */
export const noRelease = { needsRelease: false } as const;

export const requireCopyEvent = ({ id, status }: Pick<WholeCopy, 'id' | 'status'>, event: DraftEvent): void =>
  void requireTransition(solutionCopyMachine, { id, status: copyColumns.status(status) }, event, noRelease);

/**
 * Locks a draft and reads it as it is then.
 * @throws AppError NOT_FOUND outside of the reach as for what does not exist; ILLEGAL_TRANSITION for what is no draft
 */
export async function loadDraftForChange(
  { tx, locks, reach }: Pick<DraftCall, 'tx' | 'locks' | 'reach'>,
  wanted: { readonly solutionId: number; readonly number: number },
  event: DraftEvent,
): Promise<WholeCopy> {
  const { id } = await requireCopy(tx, wanted, reach);
  await locks.take('solution-copy', id);
  const draft = await requireCopy(tx, wanted, reach);
  requireCopyEvent(draft, event);
  return draft;
}

/** What a draft is made of where nothing is published. */
type Source = Pick<WholeCopy, 'definition' | 'definitionHash' | 'number' | 'parentCopyId'>;

/**
 * The draft of a solution that the caller has locked for change, since a solution has one draft at most: locked and read, or made of the
 * published copy.
 * @throws AppError ILLEGAL_TRANSITION while the draft is in approval; NOT_FOUND where there is nothing to make it of
 */
export async function draftForChange(
  { tx, locks, actor, deps }: Omit<DraftCall, 'reach'>,
  solutionId: number,
  fallback?: Source,
): Promise<{ readonly draft: WholeCopy; readonly isNew: boolean }> {
  const select = wholeCopy;
  const found = await tx.solutionCopy.findFirst({ where: { solutionId, status: { in: ['draft', 'releasing'] } }, select: { id: true } });
  if (found) {
    await locks.take('solution-copy', found.id);
    const draft = await tx.solutionCopy.findUniqueOrThrow({ where: { id: found.id }, select });
    requireCopyEvent(draft, 'edit');
    return { draft, isNew: false };
  }
  const published = await tx.solutionCopy.findFirst({ where: { solutionId, status: 'published' }, select });
  const latest = await tx.solutionCopy.findFirst({ where: { solutionId }, orderBy: { number: 'desc' }, select });
  const source = published ?? fallback ?? latest;
  if (!source) throw new AppError('NOT_FOUND', { what: 'copy', id: 1 });
  const draft = await tx.solutionCopy.create({
    data: {
      solutionId,
      number: (latest?.number ?? 0) + 1,
      status: solutionCopyMachine.initial,
      definition: toJson(source.definition),
      definitionHash: source.definitionHash,
      basedOnNumber: source.number,
      parentCopyId: source.parentCopyId,
      madeByUserId: actor.userId,
      madeAt: deps.clock(),
    },
    select,
  });
  locks.made('solution-copy', draft.id);
  return { draft, isNew: true };
}
