import type { Prisma } from '@wagewright/db';
import { toJson } from '@wagewright/db/columns';
import type { ChangeTools } from '../../core/change-tools.ts';
import type { ContractModel } from './check-contract.ts';

/** The contract of somebody that runs on a day and whose probation nobody has confirmed. */
export const openProbation = (
  tx: Pick<Prisma.TransactionClient, 'employmentContract'>,
  employeeId: number,
  on: string,
): Promise<ContractModel | null> =>
  tx.employmentContract.findFirst({
    where: {
      employeeId,
      startsOn: { lte: new Date(on) },
      probationUntil: { not: null },
      probationPassedOn: null,
      OR: [{ endsOn: null }, { endsOn: { gte: new Date(on) } }],
    },
    orderBy: { startsOn: 'desc' },
  });

type ProbationDays = Pick<Prisma.EmploymentContractUncheckedUpdateInput, 'probationUntil' | 'probationPassedOn'>;

/** Writes how long a probation lasts, or that it is passed, for whoever has locked the person. */
export async function changeProbation(
  { tx, audit }: Pick<ChangeTools, 'tx' | 'audit'>,
  { id, version, probationUntil, probationPassedOn }: ContractModel,
  data: ProbationDays,
): Promise<void> {
  await tx.employmentContract.update({ where: { id, version }, data: { ...data, version: version + 1 } });
  audit({
    entity: 'contract',
    entityId: id,
    before: toJson({ probationUntil, probationPassedOn, version }),
    after: toJson({ ...data, version: version + 1 }),
  });
}
