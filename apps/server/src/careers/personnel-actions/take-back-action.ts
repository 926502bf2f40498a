import { AppError, isAllowed, type ProcedureContract } from '@wagewright/contracts';
import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { timeRequestMachine } from '@wagewright/contracts/time/requests';
import { withdrawApproval } from '../../approvals/instances/index.ts';
import type { ChangeCall } from '../../core/implement.ts';
import { nameOfPerson, todayOf } from '../../time/requests/index.ts';
import { takeEffectBack } from './effects/index.ts';
import { type ActionRow, actingOf, beginsOn, moveAction } from './load-action.ts';

/** Takes an action back that the caller has locked and may take back: nobody is asked any more, and what it wrote is as before. @returns its new version */
export async function takeActionBack(
  call: ChangeCall<ProcedureContract<'mutation'>>,
  action: ActionRow,
  reason: string | null,
): Promise<number> {
  const isOpen = isAllowed(timeRequestMachine, action.status, 'withdraw');
  if (isOpen && action.approvalInstanceId !== null) await withdrawApproval(call, action.approvalInstanceId, reason ?? undefined);
  if (!isAllowed(timeRequestMachine, action.status, 'revoke'))
    return await moveAction(call, action, {
      event: isAllowed(timeRequestMachine, action.status, 'cancel') ? 'cancel' : 'withdraw',
      reason,
    });
  const acting = actingOf(action);
  const { employee } = action;
  if (!employee) throw new Error(`the personnel action ${action.id} took effect on nobody`);
  if (beginsOn(acting) <= todayOf(action, call.deps.clock())) {
    const { label } = personnelActionFacts(acting.content.kind);
    throw new AppError('ACTION_TOOK_EFFECT', { kind: label, name: nameOfPerson(employee), date: beginsOn(acting) });
  }
  await takeEffectBack(call, employee, { ...acting, reason }, action.undo);
  return await moveAction(call, action, { event: 'revoke', reason });
}
