import type { BatchStatus } from '@wagewright/contracts/payroll/batches';
import { type PayslipObstacle, type PayslipStatus, statusWithoutPayslip } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { batchColumns } from '@wagewright/db/columns';
import { hasActiveSetting } from '../batches/index.ts';

interface WithoutPayslip {
  readonly status: string;
  readonly payslipsGeneratedAt: Date | null;
  readonly payslipsPublishedAt: Date | null;
  readonly period: { readonly solutionId: number };
}

/** Who has no payslip of a batch that is as far as this waits for the same; earlier ones wait for their approval. */
const waitsFor: Partial<Record<BatchStatus, PayslipObstacle>> = { approved: 'generation', closed: 'closed', canceled: 'canceled' };

/** What the payslip of a payee is who has none in a batch, and what has to happen before they have one. */
export async function missingPayslip(
  tx: Pick<Prisma.TransactionClient, 'payslipSetting'>,
  batch: WithoutPayslip,
  isHeld = false,
): Promise<{ readonly status: PayslipStatus; readonly waitsFor: PayslipObstacle }> {
  const hasSetting = await hasActiveSetting(tx, batch.period.solutionId);
  const status = statusWithoutPayslip(hasSetting);
  // what was published is not taken back for those who were left out: they are paid by another batch
  if (batch.payslipsPublishedAt) return { status, waitsFor: 'published' };
  if (!hasSetting) return { status, waitsFor: 'setting' };
  if (isHeld) return { status, waitsFor: 'held' };
  const next = waitsFor[batchColumns.status(batch.status)] ?? 'approval';
  // everybody else has theirs: a figure of this one could not be worked out
  return { status, waitsFor: next === 'generation' && batch.payslipsGeneratedAt ? 'errors' : next };
}
