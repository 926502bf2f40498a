/** Unions, and pivots by employee, as checked trees: their columns are calculated like any other, once their lines are known. */
import type { ColumnPlan, TablePlan } from '../api.ts';
import { type AggregateFunction, type CheckedNode, ownLine, pickedRow, type ValueKind } from '../language/checked.ts';
import type { CheckedRead, MadeLines } from './checked-program.ts';

/** The depth at which a pivot walks its source. */
const walkDepth = 1;

const functions = { sum: 'sum', count: 'count', min: 'min', max: 'max', average: 'average' } as const satisfies Record<
  string,
  AggregateFunction
>;

function kindOf(column: ColumnPlan): ValueKind {
  return column.type === 'text' || column.type === 'date' || column.type === 'boolean' ? column.type : 'number';
}

function readOf(source: TablePlan, place: Pick<ColumnPlan, 'storage' | 'position'>, walk: number): CheckedNode | null {
  const column = source.columns.findIndex(({ storage, position }) => storage === place.storage && position === place.position);
  const plan = source.columns[column];
  if (!plan) return null;
  const kind = { type: kindOf(plan), currency: plan.currency, blankable: plan.blank === 'keep' } as const;
  return { op: 'column', table: source.no, column, walk, ...kind, range: { from: 0, to: 0 } };
}

/** A tree for each column of a union or pivot by employee. */
export function madeColumns(plan: TablePlan, plans: readonly TablePlan[]): { readonly column: number; readonly node: CheckedNode }[] {
  const tableOf = (no: number): TablePlan | undefined => plans.find((candidate) => candidate.no === no);
  const pick = (index: number, branches: readonly (CheckedNode | null)[]): CheckedNode => {
    const column = plan.columns[index];
    const kind = { type: column ? kindOf(column) : 'number', currency: column?.currency ?? null, blankable: true } as const;
    return { op: 'pick', table: plan.no, branches, ...kind, range: { from: 0, to: column?.expression?.length ?? 0 } };
  };
  if (plan.union) {
    const { of } = plan.union;
    return plan.columns.map((_, index) => {
      const branches = of.map(({ table, columns }) => {
        const [source, place] = [tableOf(table), columns[index]];
        return source && place ? readOf(source, place, pickedRow) : null;
      });
      return { column: index, node: pick(index, branches) };
    });
  }
  const source = plan.pivot && tableOf(plan.pivot.of);
  if (!plan.pivot || !source) return [];
  const { groupBy, aggregates } = plan.pivot;
  const groups = groupBy.map((place, index) => ({ column: index, node: pick(index, [readOf(source, place, pickedRow)]) }));
  return [...groups, ...aggregates.map((aggregate, index) => aggregateColumn(plan, source, aggregate, groupBy.length + index))];
}

function aggregateColumn(
  plan: TablePlan,
  source: TablePlan,
  aggregate: NonNullable<TablePlan['pivot']>['aggregates'][number],
  column: number,
): { readonly column: number; readonly node: CheckedNode } {
  const range = { from: 0, to: plan.columns[column]?.expression?.length ?? 0 };
  const value = aggregate.position === 0 ? null : readOf(source, aggregate, walkDepth);
  const isBoolean = { type: 'boolean', currency: null, blankable: false } as const;
  const where: CheckedNode | null =
    plan.lines === 'many' ? { op: 'in-group', table: plan.no, walk: walkDepth, ...isBoolean, range: { from: 0, to: 0 } } : null;
  const counts = aggregate.aggregate === 'count';
  const node: CheckedNode = {
    op: 'aggregate',
    fn: functions[aggregate.aggregate],
    over: source.no,
    walk: walkDepth,
    value,
    where,
    separator: '',
    missing: 'blank',
    type: counts || !value ? 'number' : value.type,
    currency: counts ? null : (value?.currency ?? null),
    blankable: !counts && aggregate.aggregate !== 'sum',
    range,
  };
  return { column, node };
}

/** The lines of a union or pivot that has its own: what must be known before they are. */
export function madeLines(plan: TablePlan, plans: readonly TablePlan[], madeTables: ReadonlySet<number>): MadeLines {
  const sources = plan.union ? plan.union.of.map(({ table }) => table) : plan.pivot ? [plan.pivot.of] : [];
  const roots = sources.flatMap((no) => plans.find((candidate) => candidate.no === no)?.linesOf ?? []);
  const reads = sources.flatMap((no, index): CheckedRead[] => {
    const source = plans.find((candidate) => candidate.no === no);
    const places = plan.union ? (plan.union.dedup?.by ?? []).map((by) => plan.union?.of[index]?.columns[by]) : plan.pivot?.groupBy;
    return (places ?? []).flatMap((place) => {
      const node = source && place ? readOf(source, place, ownLine) : null;
      return node?.op === 'column' ? [{ table: node.table, column: node.column, walked: true }] : [];
    });
  });
  return { table: plan.no, column: null, reads, lines: [...new Set(roots)].filter((no) => madeTables.has(no)) };
}

/** Which unions and pivots have lines of their own that are made while an employee is calculated. */
export function tablesWithMadeLines(plans: readonly TablePlan[]): ReadonlySet<number> {
  return new Set(plans.filter((plan) => plan.lines === 'many' && (plan.union || plan.pivot)).map((plan) => plan.no));
}
