import type { RunTotals } from '@wagewright/db';

/** Gross, deductions and net of a finished run, as decimal text; undefined where the definition names no summary. */
export function summaryOf(totals: unknown): { gross: string; deductions: string; net: string } | undefined {
  return (totals as RunTotals | null)?.summary ?? undefined;
}
