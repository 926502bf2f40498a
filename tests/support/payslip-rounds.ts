import type { PayslipStyle } from '@wagewright/contracts/payroll/payslips';
import type { PrismaClient } from '@wagewright/db';

interface Source {
  readonly source: 'balance' | 'import';
  readonly solutionId: number;
}

/** An active setting whose payslips come in rounds. */
export async function newRoundSetting(prisma: PrismaClient, { source, solutionId }: Source, style: PayslipStyle): Promise<number> {
  const basics = { layout: 'web', notifyMethod: 'app-message', viewDay: 1, viewMonth: 'current' };
  const { id } = await prisma.payslipSetting.create({
    data: {
      name: `Rounds ${source}`,
      source,
      style: style as object,
      status: 'active',
      ...basics,
      solutions: { create: { solutionId } },
    },
  });
  return id;
}

interface Opening {
  readonly employeeId: number;
  readonly legalEntityId: number;
  readonly periodId: number;
  /** In minor units, by element. */
  readonly v: readonly (number | null)[];
  readonly submission: number;
}

/** What stood in the ledger when a period began. */
export async function openBalances(prisma: PrismaClient, { employeeId, legalEntityId, periodId, v, submission }: Opening): Promise<void> {
  await prisma.$executeRaw`
    INSERT INTO calc.ledger (employee_id, legal_entity_id, period_earned, period_paid, batch_id, kind, submission, v)
    VALUES (${employeeId}, ${legalEntityId}, ${periodId}, ${periodId}, NULL, 'opening', ${submission}, ${v.map((one) => (one === null ? null : BigInt(one)))}::bigint[])`;
}

/** Its payslips with their lines. */
export async function slipsOfRound(prisma: PrismaClient, roundId: number) {
  return await prisma.payslip.findMany({
    where: { roundId },
    include: { lines: { orderBy: { code: 'asc' } } },
    orderBy: { employeeId: 'asc' },
  });
}

/** Whose (the index in `people`), gross, deductions, net, status. */
export const amountsOfRound = async (prisma: PrismaClient, roundId: number, people: readonly { readonly id: number }[]) =>
  (await slipsOfRound(prisma, roundId))
    .map(({ employeeId, gross, deductions, net, status }) => {
      const whose = people.findIndex(({ id }) => id === employeeId);
      return [whose, Number(gross), Number(deductions), Number(net), status] as const;
    })
    .sort(([a], [b]) => a - b);

/** Amounts at the places that these elements have in the ledger. */
export function atElements(elements: readonly { readonly serialNumber: number }[], values: readonly (number | null)[]): (number | null)[] {
  const length = Math.max(...elements.map(({ serialNumber }) => serialNumber));
  return Array.from({ length }, (_, at) => values[elements.findIndex(({ serialNumber }) => serialNumber === at + 1)] ?? null);
}
