import { scopeProgram } from '@wagewright/calc-engine';
import { idsInScope, type PaidBy, type Prisma, type Sql } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';

const parts = {
  copies: { where: { status: 'published' }, take: 1 },
  periods: { where: { status: { in: ['enabled', 'disabled'] } }, orderBy: [{ status: 'desc' }, { sequence: 'asc' }], take: 1 },
} as const satisfies Prisma.SolutionInclude;

/** The active solutions of a legal entity, each with its published rules and the period that comes next, where it has them. */
export const payingSolutions = async ({ db }: Deps, legalEntityId: number) =>
  await db.prisma.solution.findMany({ where: { legalEntityId, status: 'active' }, orderBy: { id: 'asc' }, include: parts });
export type PayingSolution = Awaited<ReturnType<typeof payingSolutions>>[number];

const ofCompensation = 'compensation.';

/** What the published rules of a solution cannot do without of somebody's compensation file. */
export function wantsOf({ currency, copies: [copy] }: PayingSolution): PaidBy[] {
  if (!copy) return [];
  const sources = sourcesWanted(copy.definition);
  return [{ currency, items: [...new Set(sources)].map((source) => source.slice(ofCompensation.length)) }];
}

interface ColumnLike {
  readonly source?: string;
  readonly blank?: string;
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

/** Columns anywhere in a definition that take an amount of the file and are an error where it is blank. */
function sourcesWanted(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(sourcesWanted);
  if (!isObject(value)) return [];
  const { source, blank }: ColumnLike = value;
  if (typeof source === 'string') return source.startsWith(ofCompensation) && blank === 'error' ? [source] : [];
  return Object.values(value).flatMap(sourcesWanted);
}

/**
 * Whom the application scopes of the solutions take in, in the period that comes next for each.
 * @returns null where one of them takes everybody, or none can be asked yet
 */
export async function idsInAnyScope(deps: Deps, sql: Sql, solutions: readonly PayingSolution[]): Promise<number[] | null> {
  const ids = new Set<number>();
  const published = solutions.filter(({ copies }) => copies.length > 0);
  for (const { code, copies, periods } of published) {
    const [copy] = copies;
    const [period] = periods;
    const scope = copy && scopeProgram(deps.programs.of(copy, code).definition);
    if (!scope || !period) return null;
    for (const id of await idsInScope(sql, scope, { batchId: 0, periodId: period.id, solution: code })) ids.add(id);
  }
  return published.length > 0 ? [...ids] : null;
}
