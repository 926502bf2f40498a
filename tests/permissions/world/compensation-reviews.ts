import type { PrismaClient } from '@wagewright/db';

const sums = {
  people: 1,
  raised: 0,
  refused: 1,
  unchanged: 0,
  leftOut: 0,
  before: '0.00',
  after: '0.00',
  difference: '0.00',
  percent: null,
};
const rule = {
  who: { conditions: [], match: 'all', within: [] },
  how: { by: 'percent', percent: '1' },
  toMinimum: false,
  capped: false,
  unit: '0.01',
  rounding: 'nearest',
};

/** A review of somebody’s legal entity that proposes nothing of them. @returns its id */
export async function makeCompensationReview(prisma: PrismaClient, employeeId: number, createdByUserId: number): Promise<number> {
  const { legalEntityId } = await prisma.employee.findUniqueOrThrow({ where: { id: employeeId } });
  const { id: itemId } = await prisma.compensationItem.findUniqueOrThrow({ where: { code: 'BASE_SALARY' } });
  const about = { legalEntityId, itemId, currency: 'USD', createdByUserId, name: 'Review of the world' };
  const says = { effectiveDate: new Date('2031-01-01'), payrollEffectivePeriod: '2031-01', percentMax: '20', rule, sums };
  const row = { employeeId, problem: 'NO_RECORD' };
  return (await prisma.compensationReview.create({ data: { ...about, ...says, rows: { create: row } } })).id;
}
