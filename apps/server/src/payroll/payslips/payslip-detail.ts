import type { Program } from '@wagewright/calc-engine';
import type { PayslipDetail } from '@wagewright/contracts/payroll/payslips';
import { type FigureSource, type FoundPayslip, type PayslipFigures, payslipDetails, readLogo } from '@wagewright/db';
import type { Deps } from '../../core/deps.ts';

export type FigureDeps = Pick<Deps, 'db' | 'definitions' | 'programs'>;

/** The program that calculated a payslip; null of one that shows no batch. */
export async function programOf({ definitions, programs }: FigureDeps, page: PayslipFigures): Promise<Program | null> {
  if (!page.calculated) return null;
  const { copy } = page.calculated;
  return programs.of({ ...copy, definition: await definitions.of(copy) }, page.solutionCode);
}

export const figureSource = (deps: FigureDeps): FigureSource => ({
  reads: deps.db.reads,
  programOf: (page) => programOf(deps, page),
});

/** All that a payslip says. */
export async function payslipDetail(deps: FigureDeps & Pick<Deps, 'files'>, found: FoundPayslip): Promise<PayslipDetail> {
  const logoOf = (id: number): Promise<string | null> => readLogo(deps.db.reads, deps.files, id);
  const [detail] = await payslipDetails({ ...figureSource(deps), logoOf }, [found]);
  if (!detail) throw new Error(`Payslip ${found.payslip.number} was not read.`);
  return detail;
}
