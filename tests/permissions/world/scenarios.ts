import type { PrismaClient } from '@wagewright/db';

/** A calculated scenario of a base with one person, as a worker would have left it. */
async function makeScenario(prisma: PrismaClient, baseBatchId: number, employeeId: number, name: string, gross: number): Promise<number> {
  const base = await prisma.batch.findUniqueOrThrow({
    where: { id: baseBatchId },
    include: { copy: true, period: { include: { solution: true } } },
  });
  const { solution, startDate, endDate, payDate, ...period } = base.period;
  const day = (date: Date) => date.toISOString().slice(0, 10);
  const facts = { start: day(startDate), end: day(endDate), payDate: day(payDate), taxYear: 2025, taxMonth: 1, paymentMonth: '2025-01' };
  const planned = { sequence: period.sequence, name: period.name, place: 1, isDerived: false, definition: 0 };
  const plan = {
    solution: solution.code,
    legalEntityId: solution.legalEntityId,
    baseBatchId,
    inputHash: base.inputHash,
    frozenDefinition: base.copy.definition,
    definitions: [base.copy.definition],
    periods: [{ ...planned, facts: { ...facts, numberInYear: 1, holidays: [], extraWorkdays: [] } }],
    repeatsVariable: true,
    assumptions: [],
  };
  const totals = { gross: '300.00', net: '200.00', cost: '400.00', people: 2 };
  const { id } = await prisma.scenario.create({
    data: {
      solutionId: solution.id,
      name,
      status: 'calculated',
      baseBatchId,
      startsAfter: 0,
      periodCount: 1,
      assumptions: [],
      totals,
      calculatedAt: new Date('2025-01-31'),
      plan: { create: { plan: plan as never } },
    },
  });
  await prisma.$executeRaw`INSERT INTO calc.scenario_person (scenario_id, sequence, employee_id, gross, net, cost)
    VALUES (${id}::int, ${period.sequence}::int, ${employeeId}::int, ${gross}::int, ${gross}::int, ${gross}::int)`;
  return id;
}

/** Two scenarios that differ in one person. @returns their ids */
export async function makeScenarios(
  prisma: PrismaClient,
  baseBatchId: number,
  employeeId: number,
): Promise<{ scenarioId: number; otherScenarioId: number }> {
  return {
    scenarioId: await makeScenario(prisma, baseBatchId, employeeId, 'Matrix', 100),
    otherScenarioId: await makeScenario(prisma, baseBatchId, employeeId, 'Matrix, another', 120),
  };
}
