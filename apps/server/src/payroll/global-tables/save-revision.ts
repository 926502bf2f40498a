import type { ChangedDefinition } from '@wagewright/calc-engine/definition-files';
import { compareDefinitions, draftHash, PartMissing } from '@wagewright/calc-engine/definition-files';
import { AppError, limits, type ProcedureContract } from '@wagewright/contracts';
import { toJson } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { type TableContent, userNames } from '../copies/index.ts';
import { type GlobalTableRow, headOf } from './load-global-table.ts';
import { latestOf, type RevisionRow, requireEntity, requireRevision } from './revisions.ts';
import { applyTo, changesBetween, contentIn, touchedBy } from './table-changes.ts';
import { normalContent, requireRight, tableOf } from './table-content.ts';

type SavingCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'reach' | 'actor' | 'deps' | 'audit' | 'unchanged'>;

export interface WantedRevision {
  readonly legalEntityId: number | null;
  /** The revision that the content was made of; 0: none. */
  readonly seen: number;
  /** The latest revision, whose changes of the same parts give way. */
  readonly over?: number | undefined;
  readonly content: TableContent;
  readonly remarks: string;
}

const nothing: TableContent = { columns: [], versions: [] };

/** @throws AppError STALE_VERSION where somebody else has deleted or renamed what the change is about */
function onLatest(code: string, latest: TableContent, changes: ReturnType<typeof changesBetween>): ChangedDefinition {
  try {
    return applyTo(latest, changes);
  } catch (error) {
    if (error instanceof PartMissing) throw new AppError('STALE_VERSION', { what: 'Global table', id: code });
    throw error;
  }
}

/**
 * The content with what others have written since the caller saw it.
 * @throws AppError GLOBAL_TABLE_CONFLICT where both have changed the same part, with both sides
 */
async function mergedContent(
  { tx, reach }: SavingCall,
  table: GlobalTableRow,
  latest: RevisionRow | null,
  { seen, over, content }: Pick<WantedRevision, 'seen' | 'over' | 'content'>,
): Promise<TableContent> {
  if (latest === null || latest.number === seen) return content;
  const base = seen === 0 ? nothing : (await requireRevision(tx, table.id, seen, reach)).content;
  const mine = changesBetween(base, content);
  const touched = touchedBy(applyTo(base, mine));
  const theirs = touchedBy(applyTo(base, changesBetween(base, latest.content)));
  const parts = [...touched].filter((part) => theirs.has(part));
  if (parts.length === 0 || over === latest.number) return contentIn(onLatest(table.code, latest.content, mine));
  const names = await userNames(tx, [latest.madeByUserId]);
  const by = [names.get(latest.madeByUserId) ?? ''];
  const asDefinition = (one: TableContent) => ({ steps: [{ code: 'S', tables: [tableOf(one, table.code)] }] });
  const told = (one: TableContent) => compareDefinitions(asDefinition(base), asDefinition(one));
  const details = { revision: latest.number, parts, theirs: told(latest.content), yours: told(content), by };
  throw new AppError('GLOBAL_TABLE_CONFLICT', { who: by.join(', '), part: parts.join(', ') }, { details });
}

/** What the content would be, right and merged with what others have written. */
export async function wantedContent(
  call: SavingCall,
  table: GlobalTableRow,
  { legalEntityId, seen, over, content }: Omit<WantedRevision, 'remarks'>,
): Promise<{ readonly content: TableContent; readonly latest: RevisionRow | null }> {
  if (legalEntityId !== null) {
    if (!table.independentEntity) throw new AppError('GLOBAL_TABLE_COMMON', { code: table.code });
    await requireEntity(call.tx, legalEntityId, call.reach);
  }
  const head = headOf(table);
  const latest = await latestOf(call.tx, table.id, legalEntityId);
  const merged = normalContent(await mergedContent(call, table, latest, { seen, over, content: normalContent(content, head) }), head);
  if (JSON.stringify(merged).length > limits.draftCharactersMax)
    throw new AppError('DRAFT_TOO_LARGE', { count: limits.draftCharactersMax });
  requireRight(merged, head);
  return { content: merged, latest };
}

/**
 * Writes a revision of a global table that the caller has locked; the same content again writes none.
 * @returns the number of the revision that holds now
 * @throws AppError GLOBAL_TABLE_INVALID, GLOBAL_TABLE_TYPE, GLOBAL_TABLE_CONFLICT, GLOBAL_TABLE_COMMON, NOT_FOUND, DRAFT_TOO_LARGE
 */
export async function saveRevision(call: SavingCall, table: GlobalTableRow, wanted: WantedRevision): Promise<number> {
  const { tx, actor, deps, audit, unchanged } = call;
  const { legalEntityId, seen, remarks } = wanted;
  const { content, latest } = await wantedContent(call, table, wanted);
  const contentHash = draftHash(content);
  if (latest?.contentHash === contentHash) {
    unchanged();
    return latest.number;
  }
  const { _max } = await tx.globalTableRevision.aggregate({ where: { globalTableId: table.id }, _max: { number: true } });
  const number = (_max.number ?? 0) + 1;
  const basedOnNumber = latest?.number ?? (seen === 0 ? null : seen);
  const by = { madeByUserId: actor.userId, madeAt: deps.clock(), remarks };
  const data = { globalTableId: table.id, number, legalEntityId, basedOnNumber, content: toJson(content), contentHash, ...by };
  await tx.globalTableRevision.create({ data });
  audit({ entity: 'global-table', entityId: table.id, after: { code: table.code, revision: number, legalEntityId, contentHash, remarks } });
  return number;
}
