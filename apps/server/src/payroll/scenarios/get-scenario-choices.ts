import { minorToText } from '@wagewright/calc-engine';
import { AppError, type LocalizedText, limits } from '@wagewright/contracts';
import { getScenarioChoices as contract } from '@wagewright/contracts/payroll/scenarios';
import { type BasePerson, payItemsOf, readBasePeople, readItemPay, sqlOfPrisma } from '@wagewright/db';
import { compensationItemColumns, departmentVersionColumns, positionColumns } from '@wagewright/db/columns';
import type { Deps } from '../../core/deps.ts';
import { implementQuery } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { type BaseRow, basesOf, findBase, newestFirst } from './find-base.ts';
import { calendarFrom, readCalendars, viewPeriod } from './scenario-calendar.ts';

const basesShown = 24;

/** How many people are where, the most first. */
function counted(people: readonly BasePerson[], of: 'departmentId' | 'positionId', names: ReadonlyMap<number, LocalizedText | null>) {
  const groups = Map.groupBy(people, (person) => person[of]);
  return [...groups]
    .flatMap(([id, own]) => {
      const name = id === null ? undefined : names.get(id);
      return id !== null && name ? [{ id, name, people: own.length }] : [];
    })
    .toSorted((a, b) => b.people - a.people);
}

async function readNames({ db: { prisma } }: Deps, people: readonly BasePerson[]) {
  const departmentIds = [...new Set(people.flatMap(({ departmentId }) => departmentId ?? []))];
  const positionIds = [...new Set(people.flatMap(({ positionId }) => positionId ?? []))];
  const versions = await prisma.departmentVersion.findMany({
    where: { departmentId: { in: departmentIds } },
    orderBy: { effectiveDate: 'asc' },
  });
  const positions = await prisma.position.findMany({ where: { id: { in: positionIds } } });
  return {
    departments: new Map(versions.map(({ departmentId, name }) => [departmentId, departmentVersionColumns.name(name)])),
    positions: new Map(positions.map(({ id, title }) => [id, positionColumns.title(title)])),
  };
}

/** Compensation items that the base's definition reads, each with the amount in the middle of the base's people. */
async function readItems(deps: Deps, base: BaseRow) {
  const { prisma } = deps.db;
  const items = payItemsOf(deps.programs.of(base.copy, base.period.solution.code));
  const rows = await prisma.compensationItem.findMany({ where: { code: { in: items.map(({ code }) => code) } } });
  const nameOf = new Map(rows.map(({ code, name }) => [code, compensationItemColumns.name(name)]));
  const shown = [];
  for (const item of items) {
    const amounts = [...(await readItemPay(sqlOfPrisma(prisma), base.id, item)).values()].toSorted((a, b) => (a < b ? -1 : a > b ? 1 : 0));
    const middle = amounts[Math.floor((amounts.length - 1) / 2)];
    const name = nameOf.get(item.code) ?? { en: item.code, 'zh-CN': item.code };
    shown.push({ code: item.code, name, middle: middle === undefined ? null : minorToText(middle, item.scale) });
  }
  return shown;
}

async function viewBase(deps: Deps, base: BaseRow) {
  const { prisma } = deps.db;
  const { solution, sequence } = base.period;
  const calendar = (await readCalendars(prisma, [solution.id])).get(solution.id);
  const people = await readBasePeople(sqlOfPrisma(prisma), base.id);
  const names = await readNames(deps, people);
  const copies = await prisma.solutionCopy.findMany({
    where: { solutionId: solution.id, publishedAt: { not: null } },
    select: { id: true, number: true },
    orderBy: { number: 'desc' },
  });
  return {
    batchId: base.id,
    copyNumber: base.copy.number,
    periods: calendarFrom(calendar, sequence)
      .slice(0, limits.scenarioPeriodsMax * 2)
      .map(viewPeriod),
    departments: counted(people, 'departmentId', names.departments),
    positions: counted(people, 'positionId', names.positions),
    items: await readItems(deps, base),
    copies: copies.map(({ id, number }) => ({ number, isBase: id === base.copyId })),
  };
}

export const getScenarioChoices = implementQuery(contract, async ({ input, reach, deps }) => {
  const { prisma } = deps.db;
  const solution = await prisma.solution.findFirst({ where: { AND: [{ id: input.solutionId }, solutionsWithin(reach)] } });
  if (!solution) throw new AppError('NOT_FOUND', { what: 'solution', id: input.solutionId });
  const found = await prisma.batch.findMany({
    where: basesOf(solution.id),
    select: { id: true, name: true, payeeCount: true, period: { select: { name: true } } },
    orderBy: [...newestFirst],
    take: basesShown,
  });
  const bases = found.map(({ id, name, payeeCount, period }) => ({ batchId: id, name, period: period.name, people: payeeCount }));
  const chosen = bases.find(({ batchId }) => batchId === input.baseBatchId) ?? bases[0];
  return { bases, base: chosen ? await viewBase(deps, await findBase(prisma, solution, chosen.batchId)) : null };
});
