import { possibleEvents } from '@wagewright/contracts';
import { comparisonMachine, getComparison as contract } from '@wagewright/contracts/payroll/variance';
import { readCauses, readComparedDepartments, readItemSums, type Sql } from '@wagewright/db';
import { departmentVersionColumns } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import { implementQuery } from '../../core/implement.ts';
import { coversBatch } from '../../core/scopes.ts';
import { changeOf, moneyOf, placeOfItem, previousOf, type Seen, seeComparison, type WholeComparison, wholeOf } from './load-comparison.ts';

/** What the caller may do with a comparison as it is; the product's own events are nobody's. */
function eventsFor({ batch, seen }: Seen, actor: Actor): ('start' | 'cancel')[] {
  if (!('comparison' in seen) || !coversBatch(actor.grants.get('batch.calculate'), batch)) return [];
  const events = possibleEvents(comparisonMachine, seen.comparison.status, {});
  return (['start', 'cancel'] as const).filter((event) => events.includes(event));
}

async function figures(sql: Sql, { comparison, revision }: WholeComparison, path: string | undefined) {
  const { batchId, items } = comparison;
  const item = placeOfItem(comparison, path);
  const money = moneyOf(comparison, item);
  const of = { batchId, revision, item };
  const sums = await readItemSums(sql, { batchId, revision, items: items.length });
  const causes = await readCauses(sql, of);
  const departments = await readComparedDepartments(sql, of);
  return {
    item: items[item]?.path ?? null,
    items: sums.map((sum, at) => ({
      path: items[at]?.path ?? '',
      name: items[at]?.name ?? { en: '–', 'zh-CN': '–' },
      role: items[at]?.role ?? null,
      people: sum.people,
      ...changeOf(comparison, at, sum),
    })),
    causes: causes.map((row) => ({ ...row, amount: money(row.amount), up: money(row.up), down: money(row.down) })),
    departments: departments.map(({ departmentId, name, people, changed, ...sum }) => ({
      departmentId,
      name: departmentVersionColumns.name(name),
      people,
      changed,
      ...changeOf(comparison, item, sum),
    })),
  };
}

const noFigures = { item: null, items: [], causes: [], departments: [] };

export const getComparison = implementQuery(contract, async ({ input, reach, deps, actor }) => {
  const found = await seeComparison(deps, input.batchId, reach);
  const { sql, seen } = found;
  const comparison = 'comparison' in seen ? seen.comparison : undefined;
  const whole = wholeOf(seen);
  return {
    state: seen.state,
    progress: { done: comparison?.peopleDone ?? 0, total: comparison?.peopleTotal ?? 0 },
    failure: seen.state === 'failed' ? (comparison?.failure ?? null) : null,
    previous: comparison ? previousOf(comparison) : null,
    events: eventsFor(found, actor),
    ...(whole ? await figures(sql, whole, input.item) : noFigures),
  };
});
