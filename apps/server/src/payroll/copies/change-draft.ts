import {
  type ChangedDefinition,
  type Checked,
  changeParts,
  checkDefinition,
  draftHash,
  type MadeChange,
  PartMissing,
} from '@wagewright/calc-engine/definition-files';
import { AppError, limits } from '@wagewright/contracts';
import { nameOfPart, type PartChange } from '@wagewright/contracts/definition-findings';
import { noJson, toJson } from '@wagewright/db/columns';
import type { WholeCopy } from './copy-view.ts';
import { requireLinksHold } from './linked-tables.ts';
import type { DraftCall } from './load-draft.ts';

export type CheckedDefinition = ReturnType<typeof checkDefinition>;

export interface SavedDraft {
  readonly version: number;
  readonly checked: CheckedDefinition;
}

export const findingsOf = (checked: Checked<object>) => (checked.ok ? [] : [...checked.findings]);

/** @throws AppError NOT_FOUND for a change of what is not there */
export function applyChanges(definition: unknown, changes: readonly PartChange[]): ChangedDefinition {
  try {
    return changeParts(definition, changes);
  } catch (error) {
    if (error instanceof PartMissing) throw new AppError('NOT_FOUND', { what: error.kind, id: error.part });
    throw error;
  }
}

/** Characters of a value that the audit repeats; of a longer one it has the fingerprint, and the change's own row has all of it. */
const auditedCharactersMax = 2_000;

function audited(side: MadeChange['before']): object | null {
  if (side === null) return null;
  return JSON.stringify(side.value).length > auditedCharactersMax ? { hash: draftHash(side.value) } : { value: side.value };
}

/** What changes of a draft beside its definition: of a child the parent's copy that it inherits. */
export interface Inherited {
  readonly parentCopyId: number;
  readonly parentNumber: number;
}

/**
 * Changes a draft that was loaded for change, right or wrong, and keeps what each part was before.
 * @throws AppError NOT_FOUND for a change of what is not there; DRAFT_TOO_LARGE; GLOBAL_TABLE_LINKED; STALE_VERSION where the guarded UPDATE finds another version
 */
export async function changeDraft(
  call: Omit<DraftCall, 'reach'>,
  draft: WholeCopy,
  changes: readonly PartChange[],
  remarks?: string,
  inherited?: Inherited,
): Promise<SavedDraft> {
  const { tx, actor, deps, audit, unchanged } = call;
  const { definition, made } = applyChanges(draft.definition, changes);
  const checked = checkDefinition(definition);
  const inheritsAnother = inherited !== undefined && inherited.parentCopyId !== draft.parentCopyId;
  if (made.length === 0 && !inheritsAnother) {
    unchanged();
    return { version: draft.version, checked };
  }
  if (JSON.stringify(definition).length > limits.draftCharactersMax)
    throw new AppError('DRAFT_TOO_LARGE', { count: limits.draftCharactersMax });
  await requireLinksHold(tx, draft.definition, definition);
  const version = draft.version + 1;
  const { count } = await tx.solutionCopy.updateMany({
    where: { id: draft.id, status: draft.status, version: draft.version },
    data: {
      definition: toJson(definition),
      definitionHash: checked.ok ? checked.program.hash : draftHash(definition),
      version,
      ...(inheritsAnother ? { parentCopyId: inherited.parentCopyId } : {}),
    },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Copy', id: draft.number });
  const row = { copyId: draft.id, version, userId: actor.userId, at: deps.clock(), remarks: remarks || null };
  await tx.solutionCopyChange.createMany({
    data: made.map(({ part, before, after, touches }) => ({
      ...row,
      part,
      before: before ? toJson(before) : noJson,
      after: after ? toJson(after) : noJson,
      touches: [...touches],
    })),
  });
  const parts = made.map(({ part, before, after }) => ({ part: nameOfPart(part), before: audited(before), after: audited(after) }));
  audit({
    entity: 'solution-copy',
    entityId: draft.id,
    before: { status: draft.status, version: draft.version, ...(inheritsAnother ? { parent: draft.parentCopy?.number ?? null } : {}) },
    after: toJson({
      status: draft.status,
      version,
      number: draft.number,
      parts,
      ...(inheritsAnother ? { parent: inherited.parentNumber } : {}),
      ...(remarks ? { remarks } : {}),
    }),
  });
  return { version, checked };
}
