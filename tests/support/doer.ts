import { setTimeout as delay } from 'node:timers/promises';
import type { TestCaller } from '@wagewright/server/testing';
import { answerFindings } from './answer-findings.ts';

interface BatchView {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly payslipsGeneratedAt: string | null;
  readonly payslipsPublishedAt: string | null;
  readonly preparation: object | null;
  readonly move: { readonly state: string } | null;
}

const isAtWork = ({ preparation, move }: BatchView): boolean => preparation !== null || move?.state === 'running';

const waitMs = 60_000;
const pollMs = 20;

/** A clerk at work: every call must succeed. */
export class Doer {
  readonly #clerk: TestCaller;

  constructor(clerk: TestCaller) {
    this.#clerk = clerk;
  }

  async call<Data>(procedure: string, input: object): Promise<Data> {
    const { data, error } = await this.#clerk.call(procedure, input);
    if (error) throw new Error(`${procedure}: ${error.code}: ${error.message}`);
    return data as Data;
  }

  readonly get = (id: number): Promise<BatchView> => this.call('payroll/batches/get-batch', { id });
  readonly create = (input: object): Promise<BatchView> => this.call('payroll/batches/create-batch', input);

  /** Does an action on the batch as it is now, and waits where a job prepares or moves it. */
  async act(verb: string, id: number, more: object = {}): Promise<BatchView> {
    const { version } = await this.get(id);
    const batch = await this.call<BatchView>(`payroll/batches/${verb}`, { id, version, ...more });
    return isAtWork(batch) ? await this.until(id, (now) => !isAtWork(now)) : batch;
  }

  async until(id: number, reached: (batch: BatchView) => boolean): Promise<BatchView> {
    for (const deadline = performance.now() + waitMs; ; await delay(pollMs)) {
      const batch = await this.get(id);
      if (reached(batch)) return batch;
      if (performance.now() > deadline) throw new Error(`Batch ${id} is still ${batch.status}.`);
    }
  }

  readonly untilNot = (id: number, status: string): Promise<BatchView> => this.until(id, (batch) => batch.status !== status);

  /** What stands before the submission of a calculated batch. */
  readonly answer = (id: number): Promise<void> => answerFindings(this.#clerk, id);

  async calculate(id: number): Promise<BatchView> {
    if ((await this.get(id)).status === 'new') await this.act('prepare-batch', id);
    await this.act('calculate-batch', id);
    return await this.untilNot(id, 'calculating');
  }

  /** A what-if that changes a typed amount of one employee, when it is done. @returns its run's id */
  async startWhatIf(batchId: number, employeeId: number, table: string): Promise<number> {
    const inputs = [{ employeeId, table, column: 'Amount', value: '5.00' }];
    const { runId } = await this.call<{ runId: number }>('payroll/what-ifs/start-what-if', { batchId, name: 'Matrix', inputs });
    await this.untilWhatIfIsDone(batchId, runId);
    return runId;
  }

  async untilWhatIfIsDone(batchId: number, runId: number): Promise<void> {
    for (const deadline = performance.now() + waitMs; ; await delay(pollMs)) {
      const { progress } = await this.call<{ progress: { state: string } }>('payroll/what-ifs/get-what-if', { batchId, runId });
      if (progress.state === 'finished') return;
      if (progress.state !== 'running' || performance.now() > deadline) throw new Error(`What-if ${runId} is ${progress.state}.`);
    }
  }

  /** @returns the id of the retro run, when it is done */
  async recalculatePast(id: number, pastBatchId: number, employeeId: number): Promise<number> {
    await this.act('recalculate-past', id, { pastBatchId, employeeIds: [employeeId] });
    await this.untilNot(id, 'calculating');
    const { rows } = await this.call<{ rows: { retro: { runId: number; state: string } | null }[] }>('payroll/batches/list-past-batches', {
      id,
    });
    const retro = rows.find((row) => row.retro)?.retro;
    if (retro?.state !== 'finished') throw new Error(`Batch ${pastBatchId} was not calculated again: ${JSON.stringify(rows)}`);
    return retro.runId;
  }
}
