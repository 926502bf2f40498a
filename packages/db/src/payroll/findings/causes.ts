import type { Program } from '@wagewright/calc-engine';
import { levelOfCheck, type RecordCheckCode, recordCheckCodes, type Severity } from '@wagewright/contracts/definition';

/** What findings share: a question of the program, or a built-in check of records. */
export interface FindingCause {
  /** What calls name it by; fixed for a published copy. */
  readonly key: string;
  /** What it is, whatever else the definition asks: remarks are kept under it, so that they outlast another copy. */
  readonly cause: string;
  readonly severity: Severity;
  /** Place in the program's questions; null of a check of records. */
  readonly question: number | null;
  readonly check: RecordCheckCode | null;
}

type Asking = Pick<Program, 'questions' | 'rules' | 'tables' | 'definition'>;

function nameOf({ questions, rules, tables }: Asking, number: number): string {
  const question = questions[number];
  if (question?.code === 'RULE') return `RULE ${rules[question.rule]?.code}`;
  const table = tables.find(({ no }) => no === question?.table);
  return `${question?.code} ${table?.code}.${question ? table?.columns[question.column ?? -1]?.code : ''}`;
}

/** Everything that may be found in a batch of the program, in the order of its numbers; checks of records come first. */
export function causesOf(program: Asking): FindingCause[] {
  const checks = recordCheckCodes.flatMap((check): FindingCause[] => {
    const severity = levelOfCheck(program.definition.abnormal, check);
    return severity === 'off' ? [] : [{ key: `check-${check}`, cause: `CHECK ${check}`, severity, question: null, check }];
  });
  const questions = program.questions.map(
    ({ severity }, question): FindingCause => ({
      key: `question-${question}`,
      cause: nameOf(program, question),
      severity,
      question,
      check: null,
    }),
  );
  return [...checks, ...questions];
}

/** The causes as parameters of `foundInBatch`, from $3 on. */
export const causeParameters = (causes: readonly FindingCause[]): unknown[] => [
  causes.map(({ question }) => question),
  causes.map(({ check }) => check),
  causes.map(({ cause }) => cause),
  causes.map(({ severity }) => severity),
];
