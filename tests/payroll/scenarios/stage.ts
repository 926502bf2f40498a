import { setTimeout as delay } from 'node:timers/promises';
import type { Assumption } from '@wagewright/contracts/payroll/scenarios';
import { forAllTests } from '@wagewright/server/testing';
import { openStage, type Stage } from '../stage.ts';
import { type Company, foundCompany } from './company.ts';

export interface Figures {
  readonly gross: string;
  readonly net: string;
  readonly cost: string;
  readonly people: number;
}

export interface Comparison {
  readonly hasSameBase: boolean;
  readonly periods: readonly {
    readonly name: string;
    readonly sequence: number;
    readonly payDate: string;
    readonly isDerived: boolean;
    readonly figures: (Figures | null)[];
  }[];
  readonly departments: readonly { readonly id: number | null; readonly figures: (Figures | null)[] }[];
  readonly columns: readonly { readonly path: string; readonly amounts: (string | null)[] }[];
}

export interface ScenarioView {
  readonly id: number;
  readonly version: number;
  readonly status: string;
  readonly events: readonly string[];
  readonly failure: { readonly reason: { readonly en: string; readonly 'zh-CN': string } } | null;
  readonly totals: Figures | null;
  readonly progress: { readonly done: number; readonly total: number };
  readonly errorCount: number;
}

const waitMs = 180_000;

/** A clerk who writes scenarios of the flat company, whose December 2026 has been calculated. */
export class Planner implements AsyncDisposable {
  readonly stage: Stage;
  readonly company: Company;
  readonly baseBatchId: number;

  constructor(stage: Stage, company: Company, baseBatchId: number) {
    this.stage = stage;
    this.company = company;
    this.baseBatchId = baseBatchId;
  }

  async call<Data>(verb: string, input: object): Promise<Data> {
    const { data, error } = await this.stage.clerk.call(`payroll/scenarios/${verb}`, input);
    if (error) throw new Error(`${error.code}: ${error.message}`);
    return data as Data;
  }

  readonly get = (id: number): Promise<ScenarioView> => this.call('get-scenario', { id });

  create(name: string, assumptions: readonly object[], more: object = {}): Promise<ScenarioView> {
    return this.call('create-scenario', { solutionId: this.company.solutionId, name, periodCount: 4, assumptions, ...more });
  }

  async calculate({ id, version }: ScenarioView): Promise<ScenarioView> {
    await this.call('calculate-scenario', { id, version });
    return await this.ended(id);
  }

  async ended(id: number): Promise<ScenarioView> {
    for (const deadline = performance.now() + waitMs; ; await delay(20)) {
      const scenario = await this.get(id);
      if (scenario.status !== 'calculating') return scenario;
      if (performance.now() > deadline) throw new Error(`Scenario ${id} is still being calculated: ${JSON.stringify(scenario)}`);
    }
  }

  /** Written, calculated. @returns its id */
  async calculated(
    name: string,
    assumptions: readonly (Partial<Assumption> & { kind: string })[] = [],
    more: object = {},
  ): Promise<number> {
    const { id, status, failure } = await this.calculate(await this.create(name, assumptions, more));
    if (status !== 'calculated') throw new Error(`${name}: ${status} ${JSON.stringify(failure)}`);
    return id;
  }

  readonly compare = (...ids: number[]): Promise<Comparison> => this.call('compare-scenarios', { ids });

  async [Symbol.asyncDispose](): Promise<void> {
    await this.stage[Symbol.asyncDispose]();
  }
}

export async function openPlanner(): Promise<Planner> {
  const stage = await openStage();
  const company = await foundCompany(stage.server.prisma);
  const made = await stage.clerk.call('payroll/batches/create-batch', { periodId: company.periodId, type: 'normal', name: 'December' });
  if (made.error) throw new Error(made.error.message);
  const { id } = made.data as { id: number };
  await stage.act(stage.clerk, 'prepare-batch', id);
  await stage.act(stage.clerk, 'calculate-batch', id);
  await stage.until(id, ({ status }) => status === 'calculated');
  return new Planner(stage, company, id);
}

export const plannerForAll = (): Planner => forAllTests(openPlanner);
