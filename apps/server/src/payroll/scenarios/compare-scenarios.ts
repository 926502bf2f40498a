import { compareScenarios as contract } from '@wagewright/contracts/payroll/scenarios';
import { type Figures, readColumnTotals, readDepartmentFigures, readPeriodFigures, sqlOfPrisma } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { readColumnNames } from './column-names.ts';
import { loadComparable } from './comparable-scenarios.ts';
import { periodsOf, readCalendars, viewPeriod } from './scenario-calendar.ts';
import { viewSummaries } from './scenario-view.ts';

const plain = ({ gross, net, cost, people }: Figures) => ({ gross, net, cost, people });

/** One entry a scenario: its figures of those that are given, or null. */
const byScenario = (ids: readonly number[], figures: readonly (Figures & { readonly scenarioId: number })[]) =>
  ids.map((id) => {
    const own = figures.find(({ scenarioId }) => scenarioId === id);
    return own ? plain(own) : null;
  });

export const compareScenarios = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const rows = await loadComparable(prisma, input.ids, reach);
  const [ids, sql] = [rows.map(({ id }) => id), sqlOfPrisma(prisma)];
  const calendar = (await readCalendars(prisma, [rows[0]?.solutionId ?? 0])).get(rows[0]?.solutionId ?? 0);
  const shown = new Map(rows.flatMap((row) => periodsOf(calendar, row)).map((period) => [period.sequence, period]));
  const [periods, departments, columns] = [
    await readPeriodFigures(sql, ids),
    await readDepartmentFigures(sql, ids),
    await readColumnTotals(sql, ids),
  ];
  const plans = await prisma.scenarioPlan.findMany({ where: { scenarioId: { in: ids } } });
  const names = readColumnNames(plans);
  return {
    currency: rows[0]?.solution.currency ?? '',
    scenarios: await viewSummaries(prisma, rows, actor),
    hasSameBase: names.bases.size === 1,
    periods: [...shown.values()]
      .toSorted((a, b) => a.sequence - b.sequence)
      .map((period) => ({
        ...viewPeriod(period),
        figures: byScenario(
          ids,
          periods.filter(({ sequence }) => sequence === period.sequence),
        ),
      })),
    departments: [...Map.groupBy(departments, ({ departmentId }) => departmentId)].map(([id, own]) => ({
      id,
      name: own[0]?.name ? departmentVersionColumns.name(own[0].name) : null,
      figures: byScenario(ids, own),
    })),
    columns: names.columns.flatMap(({ path, name }) => {
      const own = columns.filter((column) => column.path === path);
      const amounts = ids.map((id) => own.find(({ scenarioId }) => scenarioId === id)?.amount ?? null);
      return amounts.some((amount) => amount !== null && Number(amount) !== 0) ? [{ path, name, amounts }] : [];
    }),
  };
});
