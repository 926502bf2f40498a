/** Stages and steps: which tables wait until all employees are calculated, and that no step reads what a later one calculates. */
import type { TablePlan } from '../api.ts';
import { visitNodes } from '../language/checked.ts';
import type { CheckedColumn } from './checked-program.ts';
import type { Report } from './plan.ts';
import type { TableShapes } from './table-shapes.ts';

interface TableRead {
  readonly table: number;
  /** Index of the column that reads; null where the table itself is made from the other. */
  readonly column: number | null;
}

/** Every table that a table reads, by number. */
function tableReads(plans: readonly TablePlan[], columns: readonly CheckedColumn[]): ReadonlyMap<number, readonly TableRead[]> {
  const reads = new Map<number, TableRead[]>(plans.map((plan) => [plan.no, []]));
  const add = (from: number, table: number, column: number | null): void => {
    if (table !== from && table > 0) reads.get(from)?.push({ table, column });
  };
  for (const plan of plans) {
    add(plan.no, plan.linesOf, null);
    for (const { table } of plan.union?.of ?? []) add(plan.no, table, null);
    if (plan.pivot) add(plan.no, plan.pivot.of, null);
  }
  for (const { table, column, node, reads: read } of columns) {
    for (const { table: from } of read) add(table, from, column);
    visitNodes(node, (part) => {
      if (part.op === 'aggregate') add(table, part.over, column);
      else if ('table' in part) add(table, part.table, column);
    });
  }
  return reads;
}

/** A shared table is ready at the end of its source's stage; what reads it comes at the earliest one stage later. */
export function assignStages(
  plans: readonly TablePlan[],
  columns: readonly CheckedColumn[],
  shapes: TableShapes,
  report: Report,
): { readonly tables: readonly TablePlan[]; readonly stages: number } {
  const reads = tableReads(plans, columns);
  reportStepOrder(plans, reads, shapes, report);
  const shared = new Set(plans.filter((plan) => plan.lines === 'shared').map((plan) => plan.no));
  const stages = new Map(plans.map((plan) => [plan.no, 0]));
  for (let changed = true; changed; ) {
    changed = false;
    for (const { no } of plans) {
      const wanted = (reads.get(no) ?? []).map(({ table }) => (stages.get(table) ?? 0) + (shared.has(table) && !shared.has(no) ? 1 : 0));
      const stage = Math.max(stages.get(no) ?? 0, ...wanted);
      if (stage === stages.get(no)) continue;
      if (stage > plans.length) return reportLoop(plans, reads, shared, report);
      stages.set(no, stage);
      changed = true;
    }
  }
  return { tables: plans.map((plan) => ({ ...plan, stage: stages.get(plan.no) ?? 0 })), stages: Math.max(0, ...stages.values()) + 1 };
}

/** A table that reads a pivot over all employees, which is made from that table. */
function reportLoop(
  plans: readonly TablePlan[],
  reads: ReadonlyMap<number, readonly TableRead[]>,
  shared: ReadonlySet<number>,
  report: Report,
): { readonly tables: readonly TablePlan[]; readonly stages: number } {
  const codeOf = (no: number): string => plans.find((plan) => plan.no === no)?.code ?? '';
  for (const start of shared) {
    const loop = findLoop(start, reads);
    if (!loop) continue;
    report({
      code: 'CYCLE',
      message: `Tables need each other in a circle: ${loop.map(codeOf).join(' → ')}.`,
      nextStep: `Take the columns that read ${codeOf(start)} into a table of their own.`,
      table: codeOf(loop[1] ?? start),
    });
    break;
  }
  return { tables: plans, stages: 1 };
}

/** The shortest way from a table back to itself. */
function findLoop(start: number, reads: ReadonlyMap<number, readonly TableRead[]>): number[] | null {
  const paths: number[][] = [[start]];
  const seen = new Set<number>();
  for (let path = paths.shift(); path; path = paths.shift()) {
    for (const { table } of reads.get(path.at(-1) ?? start) ?? []) {
      if (table === start) return [...path, start];
      if (seen.has(table)) continue;
      seen.add(table);
      paths.push([...path, table]);
    }
  }
  return null;
}

/** Frozen tables are there from the beginning, wherever they are declared. */
function reportStepOrder(
  plans: readonly TablePlan[],
  reads: ReadonlyMap<number, readonly TableRead[]>,
  shapes: TableShapes,
  report: Report,
): void {
  const stepOf = (no: number): number => shapes.all[no - 1]?.stepIndex ?? 0;
  for (const plan of plans) {
    const later = (reads.get(plan.no) ?? []).find(({ table }) => {
      const kind = plans[table - 1]?.kind;
      return kind !== 'snapshot' && kind !== 'parameter' && stepOf(table) > stepOf(plan.no);
    });
    if (!later) continue;
    const target = plans[later.table - 1];
    const column = later.column === null ? undefined : plan.columns[later.column]?.code;
    report({
      code: 'STEP_ORDER',
      message: `${plan.code} of step ${plan.step} reads ${target?.code}, which step ${target?.step} calculates later.`,
      nextStep: `Move ${plan.code} into step ${target?.step}, or ${target?.code} into step ${plan.step}.`,
      table: plan.code,
      ...(column === undefined ? {} : { column }),
    });
  }
}
