import { AppError, type ProcedureContract, requireTransition } from '@wagewright/contracts';
import { payslipSettingMachine } from '@wagewright/contracts/payroll/payslip-settings';
import type { Prisma } from '@wagewright/db';
import { payslipSettingColumns, toJson } from '@wagewright/db/columns';
import type { Reach } from '../../core/grants.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { solutionsWithin } from '../../core/scopes.ts';
import { lockSolution } from '../solutions/index.ts';

type SettingCall = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach' | 'audit' | 'actor' | 'deps'>;
type SettingEvent = (typeof payslipSettingMachine)['transitions'][number]['event'];

export const withSolutions = {
  solutions: { include: { solution: { select: { id: true, name: true, legalEntityId: true } } }, orderBy: { solutionId: 'asc' } },
} as const satisfies Prisma.PayslipSettingInclude;
export type LoadedSetting = Prisma.PayslipSettingGetPayload<{ include: typeof withSolutions }>;

/** Settings of which a solution lies within the reach. */
export const settingsWithin = (reach: Reach): Prisma.PayslipSettingWhereInput => ({
  solutions: { some: { solution: solutionsWithin(reach) } },
});

export const settingNumber = (id: number): string => `PS${id}`;

/** @throws AppError NOT_FOUND outside of the reach */
export async function requireSetting(
  tx: Pick<Prisma.TransactionClient, 'payslipSetting'>,
  id: number,
  reach: Reach,
): Promise<LoadedSetting> {
  const row = await tx.payslipSetting.findFirst({ where: { AND: [{ id }, settingsWithin(reach)] }, include: withSolutions });
  if (!row) throw new AppError('NOT_FOUND', { what: 'payslip setting', id });
  return row;
}

/**
 * Locks solutions in their order: their locks stand for the payslip settings that they follow.
 * @throws AppError NOT_FOUND for one outside of the reach: who changes a payslip may edit all solutions that follow it
 */
async function lockSolutions(call: SettingCall, ids: readonly number[]): Promise<void> {
  for (const id of [...new Set(ids)].sort((a, b) => a - b)) await lockSolution(call, id);
}

/**
 * Solutions that a new draft applies to: nothing of theirs changes by it.
 * @throws AppError NOT_FOUND for one outside of the reach
 */
export async function requireSolutions({ tx, reach }: Pick<SettingCall, 'tx' | 'reach'>, ids: readonly number[]): Promise<void> {
  const found = await tx.solution.findMany({ where: { AND: [{ id: { in: [...ids] } }, solutionsWithin(reach)] }, select: { id: true } });
  const missing = ids.find((id) => !found.some((row) => row.id === id));
  if (missing !== undefined) throw new AppError('NOT_FOUND', { what: 'solution', id: missing });
}

/**
 * Locks a setting's solutions, and those that are to join it, and reads it as it is then.
 * @throws AppError NOT_FOUND; STALE_VERSION, ILLEGAL_TRANSITION
 */
export async function loadSettingForChange(
  call: SettingCall,
  { id, version }: { readonly id: number; readonly version: number },
  event: SettingEvent,
  joining: readonly number[] = [],
): Promise<{ readonly row: LoadedSetting; readonly to: string }> {
  const { solutions } = await requireSetting(call.tx, id, call.reach);
  await lockSolutions(call, [...solutions.map(({ solutionId }) => solutionId), ...joining]);
  const row = await requireSetting(call.tx, id, call.reach);
  if (version !== row.version) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id });
  const asked = { id, status: payslipSettingColumns.status(row.status) };
  return { row, to: requireTransition(payslipSettingMachine, asked, event, {}).to };
}

/**
 * Writes a setting that was loaded for change. Its earlier version stays for the payslips that were made by it.
 * @throws AppError STALE_VERSION
 */
export async function changeSetting(
  { tx, audit, actor, deps }: SettingCall,
  { id, version, name, layout, style, status }: LoadedSetting,
  data: Prisma.PayslipSettingUncheckedUpdateManyInput,
  told: { readonly before: object; readonly after: object },
): Promise<{ readonly version: number }> {
  await tx.payslipSettingVersion.create({ data: { settingId: id, version, name, layout, style: toJson(style) } });
  const next = { version: version + 1, changedAt: deps.clock(), changedByUserId: actor.userId };
  const { count } = await tx.payslipSetting.updateMany({ where: { id, version, status }, data: { ...data, ...next } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Payslip setting', id });
  audit({
    entity: 'payslip-setting',
    entityId: id,
    before: toJson({ version, ...told.before }),
    after: toJson({ version: next.version, ...told.after }),
  });
  return { version: next.version };
}

/**
 * Batches of a solution follow one payslip: no other active one by batch may have it. Asked under the solutions' locks.
 * @throws AppError PAYSLIP_SETTING_TAKEN
 */
export async function requireFree(
  { tx }: Pick<SettingCall, 'tx'>,
  { id, solutionIds }: { readonly id: number; readonly solutionIds: readonly number[] },
): Promise<void> {
  const taken = await tx.payslipSettingSolution.findFirst({
    where: { solutionId: { in: [...solutionIds] }, setting: { id: { not: id }, status: 'active', source: 'batch' } },
    include: { setting: true, solution: true },
  });
  if (taken) throw new AppError('PAYSLIP_SETTING_TAKEN', { solution: taken.solution.code, name: taken.setting.name });
}
