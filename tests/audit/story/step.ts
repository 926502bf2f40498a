import type { TestServer } from '@wagewright/server/testing';
import type { Doer } from '../../support/doer.ts';

/** What the steps of the story hand on to those after them. */
export interface Notes {
  /** The batch that the story is about. */
  batchId: number;
  /** One that is made only to be discarded. */
  otherBatchId: number;
  /** Of the period after. */
  nextBatchId: number;
  /** Paid by the story's batch, and signs in. */
  employeeId: number;
  runId: number;
}

export interface Scene {
  readonly server: TestServer;
  /** The clerk, for what must have happened but is not a step. */
  readonly doer: Doer;
  readonly notes: Notes;
  /** Until then nothing is calculated. */
  startWorker(): Promise<void>;
}

/** One mutation that succeeds. */
export interface Step {
  readonly procedure: string;
  readonly by: 'clerk' | 'approver' | 'employee' | 'administrator' | 'nobody';
  /** What must have happened before, by whatever means; it is not looked at. */
  readonly first?: (scene: Scene) => unknown;
  /** What the browser sends beside it. */
  readonly headers?: Readonly<Record<string, string>>;
  readonly input: (scene: Scene) => object | Promise<object>;
  readonly then?: (scene: Scene, data: never) => unknown;
}

/** The batch and its version now, for an action on it. */
export const current = async ({ doer }: Scene, id: number): Promise<{ id: number; version: number }> => ({
  id,
  version: (await doer.get(id)).version,
});

/** An action on the story's batch that needs nothing else. */
export const act = (verb: string, more: Partial<Step> = {}): Step => ({
  procedure: `payroll/batches/${verb}`,
  by: 'clerk',
  input: async (scene) => await current(scene, scene.notes.batchId),
  ...more,
});
