import type { LocalizedText, OutputOf } from '@wagewright/contracts';
import type { listPayTypes } from '@wagewright/contracts/payroll/pay-types';
import type { CopyStatus } from '@wagewright/contracts/payroll/solutions';
import { type CompanyList, type ListUse, listUses, type PrismaClient, type Sql } from '@wagewright/db';
import { isRecord, solutionColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import { solutionsWithin } from '../../core/scopes.ts';

type Uses = Pick<OutputOf<typeof listPayTypes>['rows'][number], 'uses' | 'columnsBeyond' | 'solutionsBeyond'>;
type Reading = Pick<PrismaClient, 'solution'>;

/** Copies that people are paid by, or will be. */
export const presentCopies: readonly CopyStatus[] = ['draft', 'releasing', 'published'];
/** Those too by which people were paid: a correction of the past calculates by them again. */
export const lastingCopies: readonly CopyStatus[] = [...presentCopies, 'outdated'];

/** A name as a definition has it, which may be wrong; what it stands for in the place of one that is missing. */
function nameIn(value: unknown, code: string): LocalizedText {
  const of = (language: string): string | undefined =>
    isRecord(value) && typeof value[language] === 'string' ? value[language] : undefined;
  return { en: of('en') ?? of('zh-CN') ?? code, 'zh-CN': of('zh-CN') ?? of('en') ?? code };
}

async function reachedNames(prisma: Reading, reach: Reach): Promise<ReadonlyMap<number, LocalizedText>> {
  const solutions = await prisma.solution.findMany({ where: solutionsWithin(reach), select: { id: true, name: true } });
  return new Map(solutions.map(({ id, name }) => [id, solutionColumns.name(name)]));
}

function viewUses(found: readonly ListUse[], names: ReadonlyMap<number, LocalizedText>): Uses {
  const uses = found.flatMap(({ code, solutionId, copyNumber, name, columns }) => {
    const solution = names.get(solutionId);
    if (!solution) return [];
    const told = columns.map((one) => ({ table: one.table, column: one.column, name: nameIn(one.name, one.column) }));
    return [{ solutionId, solution, copyNumber, calledThere: nameIn(name, code), columns: told }];
  });
  const beyond = found.filter(({ solutionId }) => !names.has(solutionId));
  const columns = beyond.flatMap(({ solutionId, columns: own }) => own.map(({ table, column }) => `${solutionId} ${table}.${column}`));
  return { uses, columnsBeyond: new Set(columns).size, solutionsBeyond: new Set(beyond.map(({ solutionId }) => solutionId)).size };
}

/** Where each entry of a list is used now, by its code: told as far as a reach goes, and counted beyond. */
export async function usesByCode(prisma: Reading, sql: Sql, list: CompanyList, reach: Reach): Promise<(code: string) => Uses> {
  const names = await reachedNames(prisma, reach);
  const byCode = Map.groupBy(await listUses(sql, list, presentCopies), ({ code }) => code);
  return (code) => viewUses(byCode.get(code) ?? [], names);
}

/** Solutions in words: those within the reach by name, how many others. */
export function sayUsers({ uses, solutionsBeyond: count }: Uses): LocalizedText {
  const named = [...new Map(uses.map(({ solutionId, solution }) => [solutionId, solution])).values()];
  const others = { en: `${count} other ${count === 1 ? 'solution' : 'solutions'}`, 'zh-CN': `另外 ${count} 个方案` };
  const all = count > 0 ? [...named, others] : named;
  return { en: all.map(({ en }) => en).join(', '), 'zh-CN': all.map((one) => one['zh-CN']).join('、') };
}

/** Who names an entry, in words; null where nobody does. */
export async function usersOf(
  prisma: Reading,
  sql: Sql,
  reach: Reach,
  entry: { readonly list: CompanyList; readonly code: string; readonly statuses: readonly CopyStatus[] },
): Promise<LocalizedText | null> {
  const found = await listUses(sql, entry.list, entry.statuses, entry.code);
  return found.length > 0 ? sayUsers(viewUses(found, await reachedNames(prisma, reach))) : null;
}
