import { type ContractList, listContracts as contract } from '@wagewright/contracts/org/contracts';
import { dayAfter, type Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import { dayAsked } from '../../core/day-asked.ts';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin, notLeftBy } from '../../core/scopes.ts';
import { filesOfMany } from '../../platform/files/index.ts';
import { contractInclude } from './load-contract.ts';
import { viewContract } from './view-contract.ts';

type Where = Prisma.EmploymentContractWhereInput;

/** How far ahead is looked where nobody says. */
const daysAhead = 60;

/** Nobody has to be asked about whoever goes before the day comes: a last day within the list's days is no reason to stay in it. */
const stays = (day: Date): Where => ({ employee: notLeftBy(day) });

const lists: Readonly<Record<ContractList, (day: Date, by: Date) => Where>> = {
  all: () => ({}),
  running: (day) => ({ startsOn: { lte: day }, OR: [{ endsOn: null }, { endsOn: { gte: day } }] }),
  ending: (day, by) => ({ endsOn: { gte: day, lte: by }, renewedBy: { is: null }, ...stays(day) }),
  probation: (day, by) => ({ probationUntil: { gte: day, lte: by }, probationPassedOn: null, ...stays(day) }),
  unsigned: (day) => ({ signedOn: null, OR: [{ endsOn: null }, { endsOn: { gte: day } }], ...stays(day) }),
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

export const listContracts = implementQuery(contract, async (call) => {
  const { input, reach, actor, deps } = call;
  const { employeeId, legalEntityId, show, search, offset, limit } = input;
  const { prisma } = deps.db;
  const day = isoDay(dayAsked(call));
  const by = input.by ?? dayAfter(day, daysAhead);
  const where: Where = {
    AND: [{ employee: employeesWithin(reach, actor, deps.clock()) }, lists[show](new Date(day), new Date(by)), found(search)],
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
    rows: rows.map((row) => viewContract(row, { files: files.get(row.id) ?? [], mayEdit: mayEdit(row.legalEntityId), day })),
    by,
  };
});
