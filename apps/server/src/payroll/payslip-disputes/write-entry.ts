import type { ProcedureContract } from '@wagewright/contracts';
import type { disputeEvents, disputeSides } from '@wagewright/contracts/payroll/payslip-disputes';
import type { ChangeCall } from '../../core/implement.ts';
import { attachFiles } from '../../platform/files/index.ts';

interface Entry {
  readonly disputeId: number;
  readonly side: (typeof disputeSides)[number];
  readonly event: (typeof disputeEvents)[number];
  readonly words: string;
  readonly files: readonly number[];
}

/** Adds what somebody wrote, with what they brought, to a dispute whose payslip is locked. @returns its id */
export async function writeEntry(
  call: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'actor' | 'audit' | 'deps'>,
  { disputeId, side, event, words, files }: Entry,
): Promise<number> {
  const { tx, actor, deps } = call;
  const data = { disputeId, authorUserId: actor.userId, side, event, words, writtenAt: deps.clock() };
  const { id } = await tx.payslipDisputeEntry.create({ data });
  await attachFiles(call, { kind: 'payslip-dispute', id: disputeId }, id, files);
  return id;
}
