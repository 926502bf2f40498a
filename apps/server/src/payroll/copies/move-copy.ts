import type { Program } from '@wagewright/calc-engine';
import { AppError, limits, requireTransition } from '@wagewright/contracts';
import type { PayslipSettingStatus } from '@wagewright/contracts/payroll/payslip-settings';
import { firstStyle } from '@wagewright/contracts/payroll/payslips';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { type Prisma, payslipItems, publishViews, registerElements, registerPayTypes } from '@wagewright/db';
import { copyColumns, toJson } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import { type WholeCopy, wholeCopy } from './copy-view.ts';
import { requirePublishable } from './require-publishable.ts';
import { withOrigin } from './with-origin.ts';

export type CopyMover = Pick<ChangeTools, 'tx' | 'sql' | 'locks' | 'audit'>;
type CopyEvent = (typeof solutionCopyMachine)['transitions'][number]['event'];

interface CopyMove {
  readonly event: CopyEvent;
  readonly needsRelease?: boolean;
  readonly remarks?: string | undefined;
  readonly data?: Prisma.SolutionCopyUncheckedUpdateManyInput;
}

/** Locks a copy, whose solution the caller has locked for change, and reads it. */
export async function loadCopyForChange({ tx, locks }: Pick<CopyMover, 'tx' | 'locks'>, id: number): Promise<WholeCopy> {
  await locks.take('solution-copy', id);
  return await tx.solutionCopy.findUniqueOrThrow({ where: { id }, select: wholeCopy });
}

/**
 * Moves a copy, loaded for change, along its machine. The UPDATE is guarded all the same.
 * @throws AppError ILLEGAL_TRANSITION; STALE_VERSION
 */
export async function moveCopy({ tx, audit }: CopyMover, copy: WholeCopy, move: CopyMove): Promise<WholeCopy> {
  const { id, status, version, number } = copy;
  const { event, needsRelease = false, remarks, data = {} } = move;
  const { to } = requireTransition(solutionCopyMachine, { id, status: copyColumns.status(status) }, event, { needsRelease });
  const after = { status: to, version: version + 1 };
  const { count } = await tx.solutionCopy.updateMany({ where: { id, status, version }, data: { ...data, ...after } });
  if (count === 0) throw new AppError('STALE_VERSION', { what: 'Copy', id: number });
  audit({
    entity: 'solution-copy',
    entityId: id,
    before: { status, version },
    after: { ...after, number, event, ...(remarks ? { remarks } : {}) },
  });
  return { ...copy, ...after };
}

/** Who is paid by a solution for the first time gets a payslip: of the columns that its rules show on one. */
async function giveFirstPayslip({ tx, audit }: CopyMover, solutionId: number, program: Program): Promise<void> {
  if ((await tx.payslipSettingSolution.count({ where: { solutionId } })) > 0) return;
  const name = program.definition.name.en.slice(0, limits.payslipNameMax);
  const style = toJson(firstStyle(payslipItems(program)));
  const data = { name, style, viewDay: 1, status: 'active' satisfies PayslipSettingStatus };
  const { id } = await tx.payslipSetting.create({ data: { ...data, solutions: { create: { solutionId } } } });
  audit({ entity: 'payslip-setting', entityId: id, after: { solutionId, name, status: data.status } });
}

/**
 * Puts what the rules name and the company's lists do not have into them: balance elements get their serial numbers.
 * @throws AppError DEFINITION_INVALID for an element that others keep with another number of digits
 */
async function fillLists({ sql, audit }: CopyMover, { balances, definition }: Program, solution: string): Promise<void> {
  const { conflict, added } = await registerElements(sql, balances);
  if (conflict) {
    const { code, known, wanted } = conflict;
    const reason = {
      en: `the balance element ${code} has ${known} digits after the point in other solutions, here ${wanted}`,
      'zh-CN': `累计项 ${code} 在其他方案中保留 ${known} 位小数，此处为 ${wanted} 位`,
    };
    throw new AppError('DEFINITION_INVALID', { solution, reason });
  }
  for (const { id, ...after } of added) audit({ entity: 'balance-element', entityId: id, after });
  for (const { id, ...after } of await registerPayTypes(sql, definition)) audit({ entity: 'pay-type', entityId: id, after });
}

/** Who publishes a copy, when and why. */
export interface Publication {
  readonly event: 'publish' | 'release';
  readonly userId: number;
  readonly at: Date;
  readonly remarks: string | null;
}

/**
 * Publishes a draft, loaded for change after its solution: the copy before it becomes outdated, what it names joins
 * the company's lists, its tables get their views.
 * @throws AppError DEFINITION_INVALID, TESTS_RED
 */
export async function publish(
  call: CopyMover,
  copy: WholeCopy,
  solution: { id: number; code: string },
  by: Publication,
): Promise<WholeCopy> {
  const { tx, sql } = call;
  const program = requirePublishable(copy, solution.code);
  await fillLists(call, program, solution.code);
  const before = await tx.solutionCopy.findFirst({ where: { solutionId: solution.id, status: 'published' }, select: { id: true } });
  if (before) await moveCopy(call, await loadCopyForChange(call, before.id), { event: 'supersede' });
  const { event, userId, at, remarks } = by;
  const data = {
    definition: toJson(await withOrigin(tx, copy, program.definition)),
    definitionHash: program.hash,
    publishedByUserId: userId,
    publishedAt: at,
    remarks,
  };
  const moved = await moveCopy(call, copy, { event, data, ...(remarks ? { remarks } : {}) });
  await giveFirstPayslip(call, solution.id, program);
  await publishViews(sql, { code: solution.code, copyId: copy.id, number: copy.number }, program.tables);
  return { ...moved, publishedByUserId: userId, publishedAt: at, remarks };
}
