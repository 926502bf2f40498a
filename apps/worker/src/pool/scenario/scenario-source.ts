import type { Program } from '@wagewright/calc-engine';
import type { ScenarioPlan } from '@wagewright/contracts/payroll/scenarios';
import {
  type Movements,
  payItemsOf,
  planMovements,
  Raises,
  readBasePeople,
  readItemPay,
  readScenarioPlan,
  type ScenarioPerson,
} from '@wagewright/db/payroll/scenarios';
import type { Sql } from '@wagewright/db/sql';
import { compileSource } from '../compile-source.ts';

/** What a thread keeps of a scenario between its slices. */
export interface ScenarioSource {
  readonly plan: ScenarioPlan;
  /** By which the base has frozen its input. */
  readonly frozen: Program;
  /** By the numbers of the plan. */
  readonly programs: readonly Program[];
  /** Of the base, in order of their rows, then those who join. */
  readonly people: readonly ScenarioPerson[];
  readonly movements: Movements;
  readonly raises: Raises;
  readonly departments: ReadonlyMap<number, { readonly code: string; readonly name: string }>;
}

/** Base pay by item, for those items by which somebody in the middle is looked for. */
async function readPay(sql: Sql, { assumptions, baseBatchId }: ScenarioPlan, frozen: Program) {
  const wanted = new Set(assumptions.flatMap((one) => (one.kind === 'joiners' && one.likeEmployeeId === undefined ? one.item : [])));
  const pay = new Map<string, ReadonlyMap<number, bigint>>();
  for (const item of payItemsOf(frozen)) if (wanted.has(item.code)) pay.set(item.code, await readItemPay(sql, baseBatchId, item));
  return pay;
}

async function readDepartments(sql: Sql): Promise<ScenarioSource['departments']> {
  const rows = await sql.query<{ id: number; code: string; name: string | null }>(
    `SELECT d.id, d.code, (SELECT v.name->>'en' FROM department_version v WHERE v.department_id = d.id ORDER BY v.effective_date DESC LIMIT 1) AS name
     FROM department d`,
  );
  return new Map(rows.map(({ id, code, name }) => [id, { code, name: name ?? code }]));
}

export async function readScenarioSource(sql: Sql, scenarioId: number): Promise<ScenarioSource> {
  const plan = await readScenarioPlan(sql, scenarioId);
  const { solution } = plan;
  const frozen = compileSource({ solution, definition: plan.frozenDefinition });
  const programs = plan.definitions.map((definition) => compileSource({ solution, definition }));
  const base = await readBasePeople(sql, plan.baseBatchId);
  const pay = await readPay(sql, plan, frozen);
  const movements = planMovements(plan, base, (item) => pay.get(item) ?? new Map());
  return {
    plan,
    frozen,
    programs,
    people: [...base.map((person) => ({ ...person, id: person.employeeId })), ...movements.joiners],
    movements,
    raises: new Raises(plan.assumptions),
    departments: await readDepartments(sql),
  };
}
