import type { PrismaClient } from '@wagewright/db';

/** What the steps of a configuration are judged by. */
export interface ConfigurationFacts {
  readonly periods: number;
  readonly openPeriods: number;
  readonly hasPublishedCopy: boolean;
  /** A process says who approves its batches: its own, or that of all solutions. */
  readonly hasProcess: boolean;
  readonly managers: number;
  readonly approvers: number;
  readonly activePayslips: number;
  /** The draft or the published copy says whom the rules are for. */
  readonly hasScope: boolean;
  /** The draft or the published copy switches a check of people or has rules of its own. */
  readonly hasChecks: boolean;
  /** A period that is activated makes its default dynamic batch by itself. */
  readonly isDynamic: boolean;
}

/** @param solutionId within the caller's reach */
export async function readConfigurationFacts(prisma: PrismaClient, solutionId: number): Promise<ConfigurationFacts> {
  const [periods, published, processes, users, activePayslips, scoped, dynamic, checked] = await Promise.all([
    prisma.period.groupBy({ by: ['status'], where: { solutionId }, _count: true }),
    prisma.solutionCopy.count({ where: { solutionId, status: 'published' } }),
    prisma.approvalProcess.count({
      where: { kind: 'payroll-batch', retiredAt: null, OR: [{ solutionId }, { solutionId: null }] },
    }),
    prisma.solutionUser.groupBy({ by: ['role'], where: { solutionId }, _count: true }),
    prisma.payslipSetting.count({ where: { solutions: { some: { solutionId } }, status: 'active', source: 'batch' } }),
    prisma.solutionCopy.count({
      where: { solutionId, status: { in: ['draft', 'releasing', 'published'] }, definition: { path: ['scope'], string_contains: '' } },
    }),
    prisma.dynamicComputation.count({ where: { solutionId, isAutomatic: true } }),
    prisma.$queryRaw<
      unknown[]
    >`SELECT 1 FROM solution_copy WHERE solution_id = ${solutionId} AND status IN ('draft', 'releasing', 'published')
      AND (jsonb_exists(definition, 'abnormal') OR jsonb_array_length(coalesce(definition->'rules', '[]')) > 0) LIMIT 1`,
  ]);
  const named = (role: string): number => users.find((entry) => entry.role === role)?._count ?? 0;
  return {
    periods: periods.reduce((sum, { _count }) => sum + _count, 0),
    openPeriods: periods.find(({ status }) => status === 'enabled')?._count ?? 0,
    hasPublishedCopy: published > 0,
    hasProcess: processes > 0,
    managers: named('manager'),
    approvers: named('approver'),
    activePayslips,
    hasScope: scoped > 0,
    hasChecks: checked.length > 0,
    isDynamic: dynamic > 0,
  };
}
