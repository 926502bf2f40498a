import { getMyPayslip as contract, type LocalizedText } from '@wagewright/contracts';
import { type PrismaClient, sqlOfPrisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import { implementQuery } from '../../core/implement.ts';
import { loadOwnPayslip, ownPublished, type PayslipRow, payslipInclude } from './load-payslip.ts';
import { readLines } from './payslip-lines.ts';
import { moneyText, viewPayslip } from './payslip-view.ts';

const day = (date: Date): string => date.toISOString().slice(0, 10);

async function findPrevious(prisma: PrismaClient, row: PayslipRow, actor: Actor): Promise<PayslipRow | null> {
  const { payDate, solutionId } = row.batch.period;
  return await prisma.payslip.findFirst({
    where: { AND: [ownPublished(actor), { batch: { type: 'normal', period: { solutionId, payDate: { lt: payDate } } } }] },
    include: payslipInclude,
    orderBy: { batch: { period: { payDate: 'desc' } } },
  });
}

async function sumYear(prisma: PrismaClient, row: PayslipRow, actor: Actor) {
  const { payDate } = row.batch.period;
  const yearStart = new Date(Date.UTC(payDate.getUTCFullYear(), 0, 1));
  const { _sum: sum } = await prisma.payslip.aggregate({
    where: { AND: [ownPublished(actor), { currency: row.currency, batch: { period: { payDate: { gte: yearStart, lte: payDate } } } }] },
    _sum: { gross: true, deductions: true, net: true },
  });
  const money = (minor: bigint | null) => moneyText(minor ?? 0n, row.currency);
  return { gross: money(sum.gross), deductions: money(sum.deductions), net: money(sum.net) };
}

/** Department and position as they were on the last day of the period. */
async function placeAt(prisma: PrismaClient, employeeId: number, date: Date) {
  const current = { effectiveDate: { lte: date }, OR: [{ expiryDate: null }, { expiryDate: { gte: date } }] };
  const assignment = await prisma.assignment.findFirst({
    where: { employeeId, ...current },
    include: { position: true, department: { include: { versions: { where: current, take: 1 } } } },
  });
  return {
    department: (assignment?.department.versions[0]?.name as LocalizedText | undefined) ?? null,
    position: (assignment?.position.title as LocalizedText | undefined) ?? null,
  };
}

export const getMyPayslip = implementQuery(contract, async ({ input, actor, deps }) => {
  const { prisma } = deps.db;
  const row = await loadOwnPayslip(prisma, input.id, actor);
  const previous = await findPrevious(prisma, row, actor);
  const sql = sqlOfPrisma(prisma);
  const lines = await readLines(sql, row, deps.programs);
  const before = previous ? await readLines(sql, previous, deps.programs) : [];
  const { period } = row.batch;
  return {
    ...viewPayslip(row),
    ...(await placeAt(prisma, row.employeeId, period.endDate)),
    employeeNumber: row.employee.employeeNumber,
    employeeName: row.employee.name,
    legalEntity: row.employee.legalEntity.name as LocalizedText,
    periodStart: day(period.startDate),
    periodEnd: day(period.endDate),
    previousNumber: previous?.number ?? null,
    lines: lines.map((line) => ({ ...line, previous: before.find(({ column }) => column === line.column)?.amount ?? null })),
    yearToDate: await sumYear(prisma, row, actor),
  };
});
