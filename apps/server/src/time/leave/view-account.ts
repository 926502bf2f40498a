import { type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import { withOpenApprovals } from '../../approvals/instances/index.ts';
import type { Actor } from '../../core/actor.ts';
import { type PersonRow, todayOf } from '../requests/index.ts';
import { openAccount, viewBalance } from './account.ts';
import { typeInclude, typesOf } from './load-type.ts';
import { mayCancel, requestInclude, viewRequest } from './view-request.ts';

const requestsShown = 100;

interface Asked {
  readonly actor: Actor;
  readonly on: string | undefined;
  readonly now: Date;
  readonly who: 'own' | 'other';
  /** May take requests back. */
  readonly cancels: boolean;
}

/** Somebody’s leave as of a day: every type that they have or had, and what they asked for. */
export async function viewAccount(prisma: PrismaClient, person: PersonRow, { actor, on, now, who, cancels }: Asked) {
  const today = todayOf(person, now);
  const day = on ?? today;
  const types = await prisma.leaveType.findMany({ where: typesOf(person.legalEntityId), include: typeInclude, orderBy: { code: 'asc' } });
  const balances = [];
  for (const type of types) balances.push(viewBalance(await openAccount(sqlOfPrisma(prisma), person.id, type), day));
  const where = { employeeId: person.id };
  const order = [{ startDate: 'desc' }, { id: 'desc' }] as const;
  const rows = await prisma.leaveRequest.findMany({ where, include: requestInclude, orderBy: [...order], take: requestsShown });
  const views = rows.map((row) => viewRequest(row, cancels && mayCancel(row, who, today)));
  return {
    employeeId: person.id,
    employee: person.name,
    employeeNumber: person.employeeNumber,
    on: day,
    balances,
    requests: await withOpenApprovals(prisma, actor, views, now),
    requestsTotal: await prisma.leaveRequest.count({ where }),
  };
}
