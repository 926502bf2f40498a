import type { Program } from '@wagewright/calc-engine';
import { type Comparable, type ComparedRuns, comparedTables, type NetPlace } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';
import type { ForkRow } from './load-what-if.ts';

export interface Compared {
  readonly before: Program;
  readonly after: Program;
  readonly comparable: Comparable;
  readonly runs: ComparedRuns;
}

/** The programs of a run beside its batch and of the result that it is compared with, and what the two have in common. */
export async function comparedPrograms(deps: Deps, run: ForkRow, solution: string): Promise<Compared> {
  const { base, definition } = run.fork;
  const copies = await deps.db.prisma.solutionCopy.findMany({ where: { id: { in: [run.copyId, base.copyId] } } });
  const copyOf = (id: number) => copies.find((copy) => copy.id === id) ?? { id, definitionHash: '', definition: {} };
  const before = deps.programs.of(copyOf(base.copyId), solution);
  const changed = { id: 0, definitionHash: run.definitionHash, definition };
  const after = deps.programs.of(definition === null ? copyOf(run.copyId) : changed, solution);
  const comparable = comparedTables(before, after);
  return { before, after, comparable, runs: { beforeRunId: base.id, afterRunId: run.id, tables: comparable.tables } };
}

/** Where a program keeps net pay, if its summary says so. */
export function netOf(program: Program): (NetPlace & { readonly scale: number }) | undefined {
  const [tableCode, columnCode] = program.summary?.net.split('.') ?? [];
  const table = program.tables.find(({ code }) => code === tableCode);
  const column = table?.columns.find(({ code }) => code === columnCode);
  return table && column && { tableNo: table.no, position: column.position, scale: column.scale };
}
