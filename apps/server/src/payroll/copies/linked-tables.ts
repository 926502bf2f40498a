/** Tables of a definition that hold a global table's content: what of them is shared, and that it is what it says to be. */
import { draftHash } from '@wagewright/calc-engine/definition-files';
import { AppError } from '@wagewright/contracts';
import { type CalculationDefinition, globalLinkSchema } from '@wagewright/contracts/definition';
import { contentOf, type Prisma, type TableContent } from '@wagewright/db';
import { isRecord } from '@wagewright/db/columns';

const listOf = (element: unknown, key: string): Readonly<Record<string, unknown>>[] => {
  const list = isRecord(element) ? element[key] : undefined;
  return Array.isArray(list) ? list.filter(isRecord) : [];
};
const tablesOf = (definition: unknown) => listOf(definition, 'steps').flatMap((step) => listOf(step, 'tables'));

/** A table of a definition that need not be right. */
export const findTable = (definition: unknown, code: string) => tablesOf(definition).find((table) => table['code'] === code);

/** The hash of what a global table's revision holds, as it is kept beside it. */
export const hashOfContent = (content: TableContent): string => draftHash(content);

/** A definition from elsewhere: it brings the rows of its linked tables, and the links that hold here too. */
export async function withLinksThatHold(tx: Prisma.TransactionClient, definition: CalculationDefinition): Promise<CalculationDefinition> {
  const held = new Set<object>();
  for (const table of definition.steps.flatMap(({ tables }) => tables)) {
    if (table.kind !== 'parameter' || table.global === undefined) continue;
    const { code, revision } = table.global;
    const where = { number: revision, globalTable: { code } };
    const known = await tx.globalTableRevision.findFirst({ where, select: { contentHash: true } });
    if (known?.contentHash === hashOfContent(contentOf(table))) held.add(table);
  }
  const steps = definition.steps.map((step) => ({
    ...step,
    tables: step.tables.map((table) => {
      if (table.kind !== 'parameter' || held.has(table)) return table;
      const { global: _, ...unlinked } = table;
      return unlinked;
    }),
  }));
  return { ...definition, steps };
}

/**
 * Lets a definition be stored of which every linked table that differs from before holds what its revision does.
 * @throws AppError GLOBAL_TABLE_LINKED for one that does not: it was changed in place, or speaks of a revision that does not exist
 */
export async function requireLinksHold(tx: Prisma.TransactionClient, before: unknown, after: unknown): Promise<void> {
  const old = new Map(tablesOf(before).map((table) => [table['code'], JSON.stringify(table)]));
  for (const table of tablesOf(after)) {
    const { code, global: link } = table;
    if (link === undefined || old.get(code) === JSON.stringify(table)) continue;
    const read = globalLinkSchema.safeParse(link);
    if (!read.success) continue; // the schema's own finding says so, and what does not compile is never published
    const { code: globalCode, revision } = read.data;
    const where = { number: revision, globalTable: { code: globalCode } };
    const known = await tx.globalTableRevision.findFirst({ where, select: { contentHash: true } });
    if (known?.contentHash !== hashOfContent(contentOf(table)))
      throw new AppError('GLOBAL_TABLE_LINKED', { table: String(code), code: globalCode, revision });
  }
}
