import type { RunTotals } from '@wagewright/db';

/** Gross, deductions and net of a finished run, as decimal text; undefined where the definition names no summary. */
export function summaryOf(totals: unknown): { gross: string; deductions: string; net: string } | undefined {
  return (totals as RunTotals | null)?.summary ?? undefined;
}

/** Whom a finished partial run was asked for, and how many others came out differently; null for any other run. */
export function recalculatedOf({ kind, totals }: { kind: string; totals: unknown }): { named: number; others: number } | null {
  const found = totals as RunTotals | null;
  return kind === 'partial' && found ? { named: found.payees, others: found.others ?? 0 } : null;
}
