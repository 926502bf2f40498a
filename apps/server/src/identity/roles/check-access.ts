import type { Permission } from '@wagewright/contracts';
import type { accessReasons, checkedKinds } from '@wagewright/contracts/identity/roles';
import { checkAccess as contract } from '@wagewright/contracts/identity/roles';
import { implementQuery } from '../../core/implement.ts';
import { readAccess } from './access.ts';
import { findRecord, isWithin } from './find-record.ts';

type Kind = (typeof checkedKinds)[number];

/** What it takes to look for one. */
const needs = { employee: 'employee.read', solution: 'solution.read', batch: 'batch.read', user: 'user.read' } as const satisfies Record<
  Kind,
  Permission
>;

type Reason = (typeof accessReasons)[number];

export const checkAccess = implementQuery(contract, async ({ input, actor, reach, deps }) => {
  const { userId, permission, kind, record } = input;
  const { holder, grants, sourcesOf } = await readAccess(deps.db, reach, userId);
  const held = grants.get(permission);
  const answer = (reason: Reason, called: string | null = null) => ({
    may: reason === 'granted',
    reason,
    record: called,
    sources: reason === 'no-record' || reason === 'several' ? [] : sourcesOf(permission),
  });
  const { prisma } = deps.db;
  const today = deps.clock();
  // whoever asks learns of no record that they could not find themselves
  const own = kind && actor.grants.get(needs[kind]);
  const found = kind && record && own ? await findRecord(prisma, kind, record, { reach: own, whose: actor, today }) : 'none';
  if (kind && found === 'several') return answer('several');
  if (kind && found === 'none') return answer('no-record');
  const one = typeof found === 'object' ? found : undefined;
  const called = one?.called ?? null;
  if (holder.status !== 'active') return answer('disabled', called);
  if (!held) return answer('not-granted', called);
  const isReached = !kind || !one || (await isWithin(prisma, kind, one.id, { reach: held, whose: holder, today }));
  return answer(isReached ? 'granted' : 'out-of-reach', called);
});
