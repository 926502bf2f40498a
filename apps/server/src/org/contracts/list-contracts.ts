import { type ContractList, listContracts as contract } from '@wagewright/contracts/org/contracts';
import { dayAfter, type Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin, notLeftBy } from '../../core/scopes.ts';
import { filesOfMany } from '../../platform/files/index.ts';
import { contractInclude } from './load-contract.ts';
import { viewContract } from './view-contract.ts';

type Where = Prisma.EmploymentContractWhereInput;

/** How far ahead is looked where nobody says. */
const daysAhead = 60;

/** Nobody has to be asked about whoever goes before the day comes: a last day within the list's days is no reason to stay in it. */
const stays = (today: Date): Where => ({ employee: notLeftBy(today) });

const lists: Readonly<Record<ContractList, (today: Date, by: Date) => Where>> = {
  all: () => ({}),
  running: (today) => ({ startsOn: { lte: today }, OR: [{ endsOn: null }, { endsOn: { gte: today } }] }),
  ending: (today, by) => ({ endsOn: { gte: today, lte: by }, renewedBy: { is: null }, ...stays(today) }),
  probation: (today, by) => ({ probationUntil: { gte: today, lte: by }, probationPassedOn: null, ...stays(today) }),
  unsigned: (today) => ({ signedOn: null, OR: [{ endsOn: null }, { endsOn: { gte: today } }], ...stays(today) }),
};

const orders: Readonly<Record<ContractList, Prisma.EmploymentContractOrderByWithRelationInput>> = {
  all: { startsOn: 'desc' },
  running: { startsOn: 'desc' },
  ending: { endsOn: 'asc' },
  probation: { probationUntil: 'asc' },
  unsigned: { startsOn: 'asc' },
};

const found = (search: string | undefined): Where => {
  if (!search) return {};
  const part = { contains: search, mode: 'insensitive' } as const;
  return { OR: [{ number: part }, { employee: { OR: [{ name: part }, { employeeNumber: part }] } }] };
};

export const listContracts = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { employeeId, legalEntityId, show, search, offset, limit } = input;
  const { prisma } = deps.db;
  const now = deps.clock();
  const today = isoDay(now);
  const by = input.by ?? dayAfter(today, daysAhead);
  const where: Where = {
    AND: [{ employee: employeesWithin(reach, actor, now) }, lists[show](new Date(today), new Date(by)), found(search)],
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(legalEntityId === undefined ? {} : { legalEntityId }),
  };
  const orderBy = [orders[show], { id: 'asc' as const }];
  const rows = await prisma.employmentContract.findMany({ where, include: contractInclude, orderBy, skip: offset, take: limit });
  const files = await filesOfMany(
    prisma,
    'contract',
    rows.map(({ id }) => id),
  );
  const edits = actor.grants.get('contract.edit');
  const mayEdit = (entity: number): boolean => edits !== undefined && (edits.all || edits.legalEntityIds.has(entity));
  return {
    total: await prisma.employmentContract.count({ where }),
    rows: rows.map((row) => viewContract(row, { files: files.get(row.id) ?? [], mayEdit: mayEdit(row.legalEntityId), today })),
    by,
  };
});
