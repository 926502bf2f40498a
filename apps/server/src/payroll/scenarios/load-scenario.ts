import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { type ScenarioEvent, type ScenarioStatus, scenarioMachine } from '@wagewright/contracts/payroll/scenarios';
import type { Prisma } from '@wagewright/db';
import { scenarioColumns } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';

export const scenarioInclude = { solution: true, baseBatch: { include: { period: true } } } as const satisfies Prisma.ScenarioInclude;
export type ScenarioRow = Prisma.ScenarioGetPayload<{ include: typeof scenarioInclude }>;

export const scenariosWithin = (reach: Reach): Prisma.ScenarioWhereInput => ({ solution: solutionsWithin(reach) });

/** @throws AppError NOT_FOUND outside of the reach as for what does not exist */
export async function loadScenario(tx: Pick<Prisma.TransactionClient, 'scenario'>, id: number, reach: Reach): Promise<ScenarioRow> {
  const row = await tx.scenario.findFirst({ where: { AND: [{ id }, scenariosWithin(reach)] }, include: scenarioInclude });
  if (!row) throw new AppError('NOT_FOUND', { what: 'scenario', id });
  return row;
}

type ScenarioCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach' | 'audit'> & {
  readonly input: { readonly id: number; readonly version: number };
};

/**
 * Locks a scenario after its solution, whose names it shares, reads it and asks its machine.
 * @throws AppError NOT_FOUND; STALE_VERSION; ILLEGAL_TRANSITION
 */
export async function loadScenarioForChange({ tx, locks, reach, input }: ScenarioCall, event: ScenarioEvent) {
  const { solutionId } = await loadScenario(tx, input.id, reach);
  await locks.take('solution', solutionId, event === 'edit' ? 'change' : 'keep');
  await locks.take('scenario', input.id);
  const row = await loadScenario(tx, input.id, reach);
  if (row.version !== input.version) throw new AppError('STALE_VERSION', { what: 'Scenario', id: row.id });
  const { to } = requireTransition(scenarioMachine, { id: row.id, status: scenarioColumns.status(row.status) }, event, {});
  return { row, to };
}

/**
 * Moves a scenario that was loaded for change; the UPDATE is guarded all the same.
 * @throws AppError STALE_VERSION
 */
export async function moveScenario(
  { tx, audit, reach }: ScenarioCall,
  { row, to }: { readonly row: ScenarioRow; readonly to: ScenarioStatus },
  event: ScenarioEvent,
  data: Prisma.ScenarioUncheckedUpdateManyInput = {},
): Promise<ScenarioRow> {
  const { id, status, version } = row;
  const { count } = await tx.scenario.updateMany({
    where: { id, status, version },
    data: { ...data, status: to, version: { increment: 1 } },
  });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Scenario', id });
  audit({ entity: 'scenario', entityId: id, before: { status, version }, after: { status: to, version: version + 1, event } });
  return await loadScenario(tx, id, reach);
}
