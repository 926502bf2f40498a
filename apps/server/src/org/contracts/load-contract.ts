import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';
import type { ChangeCall } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { serviceInclude } from '../employees/index.ts';

export const contractInclude = {
  employee: { include: serviceInclude },
  renews: { select: { number: true, endsOn: true } },
  renewedBy: { select: { number: true } },
} as const satisfies Prisma.EmploymentContractInclude;
export type LoadedContract = Prisma.EmploymentContractGetPayload<{ include: typeof contractInclude }>;

type Changing = Pick<ChangeCall<ProcedureContract<'mutation'>>, 'tx' | 'locks' | 'reach' | 'actor' | 'deps'>;

interface Reference {
  readonly id: number;
  readonly version: number;
}

/**
 * A contract within the caller’s reach as the caller has seen it, with whose it is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION
 */
export async function contractForChange(call: Changing, { id, version }: Reference): Promise<LoadedContract> {
  const { tx, locks, reach, actor, deps } = call;
  const where = { id, employee: employeesWithin(reach, actor, deps.clock()) };
  const find = async () => {
    const found = await tx.employmentContract.findFirst({ where, include: contractInclude });
    if (!found) throw new AppError('NOT_FOUND', { what: 'contract', id });
    return found;
  };
  await locks.take('employee', (await find()).employeeId);
  const contract = await find();
  if (contract.version !== version) throw new AppError('STALE_VERSION', { what: 'Contract', id: contract.number });
  return contract;
}

interface Earlier {
  readonly number: string;
  readonly endsOn: Date | null;
}

/** @throws AppError CONTRACT_RENEWS_LATER where a contract would begin before the one has ended that it goes on with */
export function requireAfter(earlier: Earlier | null, said: { readonly name: string; readonly number: string; readonly startsOn: string }) {
  if (!earlier) return;
  if (earlier.endsOn !== null && isoDay(earlier.endsOn) < said.startsOn) return;
  throw new AppError('CONTRACT_RENEWS_LATER', { name: said.name, number: said.number, renews: earlier.number });
}
