import type { AppError, LocalizedText } from '@wagewright/contracts';
import type { ImportAnswers, ImportEntityCode, ImportQuestion, ImportSubject } from '@wagewright/contracts/platform/imports';
import type { ImportColumn, ImportTarget, Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { Deps } from '../../core/deps.ts';
import type { Reach } from '../../core/grants.ts';

/** Who asks, and with which connection it is found out. */
export interface ImportReader {
  readonly tx: Prisma.TransactionClient;
  readonly actor: Actor;
  readonly deps: Deps;
}

/** A record that files can be imported into. */
export interface OpenedSubject {
  readonly title: LocalizedText;
  /** In the order of the template: a key, notes beside it, values. */
  readonly columns: readonly ImportColumn[];
  /** Several rows of one key are its lines. */
  readonly hasLines: boolean;
  /** What the entity's statements need to find the record's values, as JSON. */
  readonly target: Prisma.InputJsonObject;
  /** What is asked beside the file. */
  readonly questions?: readonly ImportQuestion[];
  /** Why it takes no values now. */
  readonly obstacle: AppError | null;
}

/** What the platform does not know of what is imported. Registered in compose.ts, because such things live in later areas. */
export interface ImportEntity extends ImportTarget {
  /**
   * @param answers to its questions; left out while they are not asked yet: it is opened as it stands
   * @throws AppError NOT_FOUND outside of the reach as for what does not exist; IMPORT_NOT_OFFERED for a part that takes no files
   */
  open(reader: ImportReader, subject: ImportSubject, reach: Reach, answers?: ImportAnswers): Promise<OpenedSubject>;
  /** Of these records those within a reach, whatever their state; null asks for all of them. */
  within(reader: Pick<ImportReader, 'tx' | 'actor'>, reach: Reach, ids: readonly number[] | null): Promise<readonly number[]>;
  /** Of an entity whose parts are not within a reach because its record is: those that are. */
  partsWithin?(reader: Pick<ImportReader, 'tx' | 'actor'>, reach: Reach): Promise<readonly string[]>;
}

/** Whether a reach covers what is imported into, part and all. */
export async function isWithin(
  reader: Pick<ImportReader, 'tx' | 'actor'>,
  entity: Pick<ImportEntity, 'within' | 'partsWithin'>,
  { id, part }: Pick<ImportSubject, 'id' | 'part'>,
  reach: Reach | undefined,
): Promise<boolean> {
  if (!reach || (await entity.within(reader, reach, [id])).length === 0) return false;
  return part === undefined || !entity.partsWithin || (await entity.partsWithin(reader, reach)).includes(part);
}

export type ImportEntities = Readonly<Record<ImportEntityCode, ImportEntity>>;
