import { type Reads, statement } from '../../sql.ts';

interface StoredDefinition {
  readonly definition: unknown;
  readonly definitionHash: string;
}

const readStatement = statement<StoredDefinition>(
  'read-definition',
  'SELECT definition, definition_hash AS "definitionHash" FROM solution_copy WHERE id = $1',
);

/** What a copy calculates, as it is stored. */
export const readDefinition = (reads: Reads, copyId: number): Promise<StoredDefinition | undefined> => reads.first(readStatement, [copyId]);
