import type { KernelInput, PeriodFacts, Program, SharedTables } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { readInput } from '@wagewright/db/copy';
import { readPeriodFacts, readShared, readSourceOfRun } from '@wagewright/db/payroll/runs';
import {
  type ComparedItem,
  comparedItems,
  comparePeople,
  type PersonInBoth,
  pairPeople,
  readSideOfSlice,
  readStoredAmounts,
  type SideOfSlice,
  storeComparisonSlice,
} from '@wagewright/db/payroll/variance';
import { type Sql, sqlOfClient } from '@wagewright/db/sql';
import type pg from 'pg';
import { compileSource } from '../compile-source.ts';
import { frozenBlock, type SliceThreadDeps, storeWhole } from '../slices.ts';
import type { ComparisonOutcome, ComparisonTask } from '../task.ts';
import { alignInput } from './align-input.ts';

/** What a thread keeps of a comparison between its slices. */
interface Compared {
  readonly before: { readonly program: Program; readonly period: PeriodFacts };
  readonly after: { readonly program: Program; readonly period: PeriodFacts };
  readonly shared: SharedTables;
  readonly items: readonly ComparedItem[];
}

/** What a thread does with a slice of the people whom two batches pay: read both, walk from one to the other, store. */
export class ComparisonComputer {
  private readonly deps: SliceThreadDeps;
  /** Of the comparison that it was last asked about. */
  private known: { readonly token: string; readonly compared: Compared } | undefined;

  constructor(deps: SliceThreadDeps) {
    this.deps = deps;
  }

  async compare(task: ComparisonTask): Promise<ComparisonOutcome> {
    try {
      return await this.store(task);
    } catch (error) {
      if (error instanceof AppError) return { code: error.code, parameters: error.parameters };
      if (error instanceof RangeError) return { code: 'COMPARISON_NOT_COMPUTABLE', parameters: { reason: error.message } };
      throw error;
    }
  }

  private async store(task: ComparisonTask): Promise<ComparisonOutcome> {
    const client = await this.deps.connect();
    const sql = sqlOfClient(client);
    if (this.known?.token !== task.token) this.known = { token: task.token, compared: await readCompared(sql, task) };
    const { compared } = this.known;
    const people = await comparePart(client, task, compared);
    const slice = { peopleBefore: task.peopleBefore, size: task.slice.people, items: compared.items, people };
    return await storeWhole(client, this.deps.failPoint, () => storeComparisonSlice(sql, task, slice));
  }
}

async function readCompared(sql: Sql, { batchId, runId, previousBatchId, previousRunId }: ComparisonTask): Promise<Compared> {
  const [old, now] = [await readSourceOfRun(sql, previousRunId), await readSourceOfRun(sql, runId)];
  const program = compileSource(now);
  const before = compileSource(old);
  return {
    before: { program: before.hash === program.hash ? program : before, period: await readPeriodFacts(sql, previousBatchId) },
    after: { program, period: await readPeriodFacts(sql, batchId) },
    shared: await readShared(sql, runId, program),
    items: comparedItems(program, before),
  };
}

/** Frozen input of the slice's people who are paid both times, in the layout of the later program. */
async function readAligned(
  client: pg.Client,
  batchId: number,
  frozen: Program,
  wanted: Program,
  side: SideOfSlice,
  chosen: ReadonlySet<number>,
): Promise<KernelInput> {
  const { rows, payees } = side;
  if (!rows) return { rows: 0, tables: new Map() };
  const block = frozenBlock(frozen, rows.toRow - rows.fromRow + 1);
  await readInput(client, { batchId }, { ...rows, rowNumbers: null }, block);
  const places = payees.filter(({ employeeId }) => chosen.has(employeeId)).map(({ rowNumber }) => rowNumber - rows.fromRow);
  return alignInput(wanted, { program: frozen, tables: block.tables }, Int32Array.from(places));
}

const isPaidTwice = ({ before, after }: PersonInBoth): boolean =>
  before !== undefined && after !== undefined && !before.held && !after.held;

async function comparePart(client: pg.Client, task: ComparisonTask, { before, after, shared, items }: Compared) {
  const sql = sqlOfClient(client);
  const { slice } = task;
  const [old, now] = [await readSideOfSlice(sql, task.previousBatchId, slice), await readSideOfSlice(sql, task.batchId, slice)];
  const people = pairPeople(old, now, {
    before: await readStoredAmounts(sql, task.previousRunId, slice, items, (item) => item.before),
    after: await readStoredAmounts(sql, task.runId, slice, items, (item) => item.after),
  });
  const chosen = new Set(people.filter(isPaidTwice).map(({ employeeId }) => employeeId));
  return comparePeople(people, items, {
    program: after.program,
    periodBefore: before.period,
    periodAfter: after.period,
    shared,
    isOtherCopy: before.program.hash !== after.program.hash,
    before: await readAligned(client, task.previousBatchId, before.program, after.program, old, chosen),
    after: await readAligned(client, task.batchId, after.program, after.program, now, chosen),
  });
}
