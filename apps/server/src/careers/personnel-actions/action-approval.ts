import { AppError } from '@wagewright/contracts';
import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { formatterOf } from '@wagewright/contracts/format';
import { isoDay, personnelActionColumns, toJson } from '@wagewright/db/columns';
import type { ApprovalHandler } from '../../approvals/instances/index.ts';
import { everywhere } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { eventOf } from '../../time/requests/index.ts';
import { takeEffect, tryOut } from './effects/index.ts';
import { actingOf, actionInclude, findAction, lockedPerson, moveAction } from './load-action.ts';
import { humanResourcesOf } from './standing.ts';

const anybody = { reach: everywhere, actor: { employeeId: null }, now: new Date(0) } as const;

/** A change of somebody’s work, as its approval goes on. What is approved is written there and then, by the records that there are by then. */
export const personnelActionApproval: ApprovalHandler = {
  lock: async (call, id) => void (await lockedPerson(call, (await findAction(call.tx, id, anybody)).employeeId, anybody)),
  describe: async ({ tx, reach }, id) => {
    const employee = employeesWithin(reach, anybody.actor, anybody.now);
    const row = await tx.personnelAction.findFirst({ where: { id, employee }, include: actionInclude });
    if (!row) throw new AppError('NOT_FOUND', { what: 'personnel action', id });
    const kind = personnelActionColumns.kind(row.kind);
    const { label } = personnelActionFacts(kind);
    const day = (language: 'en' | 'zh-CN') => formatterOf(language).day(isoDay(row.effectiveDate));
    const { name } = row.employee;
    return {
      title: { en: `${label.en} of ${name}, ${day('en')}`, 'zh-CN': `${name}的${label['zh-CN']}，${day('zh-CN')}` },
      solutionId: null,
      employeeId: row.employeeId,
      approverUserIds: await humanResourcesOf(tx, row.employee),
      facts: { kind, by: personnelActionColumns.askedAs(row.askedAs) },
    };
  },
  follow: async (call, id, outcome, instanceId) => {
    const action = await findAction(call.tx, id, anybody);
    const event = eventOf[outcome];
    if (event === 'submit') await tryOut(call, action.employee, actingOf(action));
    const undo = event === 'approve' ? { undo: toJson(await takeEffect(call, action.employee, actingOf(action))) } : {};
    await moveAction(call, action, { event, data: { ...undo, ...(event === 'submit' ? { approvalInstanceId: instanceId } : {}) } });
  },
};
