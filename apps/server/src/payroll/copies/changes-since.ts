import { compareDefinitions, takeBack } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import type { PartChange } from '@wagewright/contracts/definition-findings';
import type { Prisma } from '@wagewright/db';
import { copyChangeColumns } from '@wagewright/db/columns';
import { applyChanges } from './change-draft.ts';
import { userNames, type WholeCopy } from './copy-view.ts';

export type ChangeRow = Prisma.SolutionCopyChangeModel;

/** A stored change as it is taken back. */
const stored = ({ part, before }: ChangeRow) => ({ part: copyChangeColumns.part(part), before: copyChangeColumns.before(before) });

/** Changes of a draft after a version, as they were made. */
export const changesSince = (
  tx: Pick<Prisma.TransactionClient, 'solutionCopyChange'>,
  copyId: number,
  version: number,
): Promise<ChangeRow[]> => tx.solutionCopyChange.findMany({ where: { copyId, version: { gt: version } }, orderBy: { id: 'asc' } });

/** A draft as it was before these changes, which are the latest ones. */
export const draftBefore = (draft: Pick<WholeCopy, 'definition'>, later: readonly ChangeRow[]): Record<string, unknown> =>
  takeBack(draft.definition, later.map(stored));

/**
 * Lets changes through that were thought of at an earlier version, if nobody has touched the same parts since.
 * @throws AppError DRAFT_CONFLICT with both sides; STALE_VERSION for a version that the draft never had
 */
export async function requireNoConflict(
  tx: Prisma.TransactionClient,
  draft: WholeCopy,
  seen: number,
  changes: readonly PartChange[],
): Promise<void> {
  if (seen > draft.version) throw new AppError('STALE_VERSION', { what: 'Copy', id: draft.number });
  const later = seen === draft.version ? [] : await changesSince(tx, draft.id, seen);
  if (later.length === 0) return;
  const base = draftBefore(draft, later);
  const mine = new Set([...touchedBy(base, changes), ...touchedBy(draft.definition, changes)]);
  const met = later.filter(({ touches }) => touches.some((part) => mine.has(part)));
  if (met.length === 0) return;
  const parts = [...new Set(met.flatMap(({ touches }) => touches.filter((part) => mine.has(part))))];
  const names = await userNames(
    tx,
    met.map(({ userId }) => userId),
  );
  const by = [...new Set(met.flatMap(({ userId }) => names.get(userId) ?? []))];
  const about = ({ kind, at, key }: { kind: string; at: string; key: string | null }): boolean =>
    parts.some((part) => part === `${kind} ${at}` || (kind === 'definition' && part === `definition ${key?.split('.')[0] ?? ''}`));
  const details = {
    version: draft.version,
    parts,
    by,
    theirs: compareDefinitions(base, draft.definition).filter(about),
    yours: compareDefinitions(base, wantedOn(base, changes)).filter(about),
  };
  throw new AppError('DRAFT_CONFLICT', { who: by.join(', '), part: parts.join(', ') }, { details });
}

/** What changes would touch in a definition; a part that is missing there is left to whoever makes the change. */
function touchedBy(definition: unknown, changes: readonly PartChange[]): string[] {
  try {
    return applyChanges(definition, changes).made.flatMap(({ touches }) => [...touches]);
  } catch (error) {
    if (error instanceof AppError) return [];
    throw error;
  }
}

function wantedOn(base: unknown, changes: readonly PartChange[]): unknown {
  try {
    return applyChanges(base, changes).definition;
  } catch (error) {
    if (error instanceof AppError) return base;
    throw error;
  }
}
