import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { formatterOf } from '@wagewright/contracts/format';
import { isoDay, personnelActionColumns } from '@wagewright/db/columns';
import type { ApprovalHandler } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import { eventOf } from '../../time/requests/index.ts';
import { aboutWhom, takeEffect, tryOut } from './effects/index.ts';
import { actingOf, findAction, lockAction, moveAction, takenColumns, whomOf } from './load-action.ts';
import { humanResourcesOf } from './standing.ts';

const anybody = { reach: everywhere, actor: { employeeId: null }, now: new Date(0) } as const;

/** A change of somebody’s work, as its approval goes on. What is approved is written there and then, by the records that there are by then. */
export const personnelActionApproval: ApprovalHandler = {
  lock: async (call, id) => await lockAction(call, await findAction(call.tx, id, anybody), anybody),
  describe: async ({ tx, reach }, id) => {
    const row = await findAction(tx, id, { ...anybody, reach });
    const { content } = actingOf(row);
    const { kind } = content;
    const { label } = personnelActionFacts(kind);
    const day = (language: 'en' | 'zh-CN') => formatterOf(language).day(isoDay(row.effectiveDate));
    const { name } = aboutWhom(row.employee, actingOf(row));
    return {
      title: { en: `${label.en} of ${name}, ${day('en')}`, 'zh-CN': `${name}的${label['zh-CN']}，${day('zh-CN')}` },
      solutionId: null,
      employeeId: row.employeeId,
      ...(content.kind === 'hire' ? { place: content } : {}),
      approverUserIds: await humanResourcesOf(tx, whomOf(row)),
      facts: { kind, by: personnelActionColumns.askedAs(row.askedAs) },
    };
  },
  follow: async (call, id, outcome, instanceId) => {
    const action = await findAction(call.tx, id, anybody);
    const event = eventOf[outcome];
    if (event === 'submit') await tryOut(call, action.employee, actingOf(action));
    const taken = event === 'approve' ? takenColumns(await takeEffect(call, action.employee, actingOf(action))) : {};
    await moveAction(call, action, { event, data: { ...taken, ...(event === 'submit' ? { approvalInstanceId: instanceId } : {}) } });
  },
};
