import type { Language } from '@wagewright/contracts';
import { failureText } from './batch-view.ts';

interface EndedPayslipJob {
  readonly kind: string;
  readonly state: string;
  readonly failure: unknown;
  readonly finishedAt: Date | null;
}

/** How a job about a batch's payslips ended, as an entry of its history; one that somebody cancelled is told by that call. */
export function viewPayslipJobEnding({ kind, state, failure, finishedAt }: EndedPayslipJob, language: Language | undefined) {
  if (!finishedAt || (state !== 'finished' && state !== 'failed')) return [];
  const remarks = state === 'failed' ? failureText(failure, language) : null;
  return [
    { at: finishedAt.toISOString(), who: 'Wagewright', procedure: `${kind}-payslips-${state}`, from: null, to: null, remarks, run: null },
  ];
}
