import { runColumns } from '@wagewright/db/columns';

/** Gross, deductions and net of a finished run, as decimal text; undefined where the definition names no summary. */
export function summaryOf(totals: unknown): { gross: string; deductions: string; net: string } | undefined {
  return runColumns.totals(totals)?.summary ?? undefined;
}

/** Whom a finished partial run was asked for, and how many others came out differently; null for any other run. */
export function recalculatedOf({ kind, totals }: { kind: string; totals: unknown }): { named: number; others: number } | null {
  const found = runColumns.totals(totals);
  return kind === 'partial' && found ? { named: found.payees, others: found.others ?? 0 } : null;
}
