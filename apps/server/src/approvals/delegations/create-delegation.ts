import { AppError, limits } from '@wagewright/contracts';
import { createDelegation as contract } from '@wagewright/contracts/approvals/delegations';
import type { Prisma } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { notifyUsers } from '../../platform/notifications/index.ts';
import { dayOf, standingsOf } from '../processes/index.ts';
import { delegationInclude, viewDelegation } from './delegation-view.ts';

const dayMs = 86_400_000;

interface Wanted {
  readonly from: number;
  readonly to: number;
  readonly startsOn: Date;
  readonly endsOn: Date;
  readonly today: Date;
}

/** @throws AppError NOT_FOUND, CANNOT_BE_ASKED, DELEGATION_TO_ONESELF, DELEGATION_TOO_LONG, DELEGATION_LOOP, TOO_MANY */
async function requirePossible(tx: Prisma.TransactionClient, { from, to, startsOn, endsOn, today }: Wanted): Promise<void> {
  if (from === to) throw new AppError('DELEGATION_TO_ONESELF');
  if ((await tx.user.count({ where: { id: to } })) === 0) throw new AppError('NOT_FOUND', { what: 'user', id: to });
  const { name, problem } = (await standingsOf(tx, [to], today))(to);
  if (problem) throw new AppError('CANNOT_BE_ASKED', { name, reason: problem });
  const days = (endsOn.getTime() - startsOn.getTime()) / dayMs + 1;
  if (days > limits.delegationDaysMax) throw new AppError('DELEGATION_TOO_LONG', { count: limits.delegationDaysMax });
  const living = { endedAt: null, startsOn: { lte: endsOn }, endsOn: { gte: startsOn } };
  const back = await tx.approvalDelegation.count({ where: { fromUserId: to, toUserId: from, ...living } });
  if (back > 0) throw new AppError('DELEGATION_LOOP', { name });
  const ahead = await tx.approvalDelegation.count({ where: { fromUserId: from, endedAt: null, endsOn: { gte: today } } });
  if (ahead >= limits.delegationsMax) throw new AppError('TOO_MANY', { what: 'delegations', count: limits.delegationsMax });
}

/** Both sides are locked, in the order of their ids, so that two cannot ask each other at the same moment. */
export const createDelegation = implementMutation(contract, async (call) => {
  const { input, actor, tx, locks, deps, audit } = call;
  const { to, kinds, reason } = input;
  const today = dayOf(deps.clock());
  const days = { startsOn: new Date(input.startsOn), endsOn: new Date(input.endsOn) };
  for (const id of [actor.userId, to].toSorted((left, right) => left - right)) await locks.take('user', id);
  await requirePossible(tx, { from: actor.userId, to, ...days, today });
  const row = await tx.approvalDelegation.create({
    data: { fromUserId: actor.userId, toUserId: to, kinds, ...days, reason: reason || null, createdAt: deps.clock() },
    include: delegationInclude,
  });
  audit({
    entity: 'approval-delegation',
    entityId: row.id,
    after: { from: actor.userId, to, kinds, startsOn: input.startsOn, endsOn: input.endsOn },
  });
  await notifyUsers(call, [to], {
    template: 'approval-delegated',
    thing: `delegation:${row.id}`,
    title: { en: actor.displayName, 'zh-CN': actor.displayName },
    link: '/approvals',
    more: { from: input.startsOn, to: input.endsOn },
  });
  return viewDelegation(row, actor.userId, today);
});
