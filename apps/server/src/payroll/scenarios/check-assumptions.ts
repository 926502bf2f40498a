import type { Program } from '@wagewright/calc-engine';
import { AppError } from '@wagewright/contracts';
import { type Assumption, type AssumptionKind, raisePercentPlausible } from '@wagewright/contracts/payroll/scenarios';
import { type Prisma, payItemsOf } from '@wagewright/db';

/** What assumptions are held against. */
export interface Assumed {
  readonly tx: Pick<Prisma.TransactionClient, 'batchPayee' | 'department' | 'solutionCopy'>;
  readonly baseBatchId: number;
  readonly solutionId: number;
  readonly frozen: Program;
  readonly periodCount: number;
  readonly meansLargeRaise: boolean;
}

type Of<Kind extends AssumptionKind> = Extract<Assumption, { kind: Kind }>;
/** What is wrong with an assumption, in a sentence; undefined: nothing. */
type Judge<Kind extends AssumptionKind> = (assumption: Of<Kind>, against: Assumed) => string | undefined | Promise<string | undefined>;

function judgeItem(item: string, { frozen }: Assumed): string | undefined {
  const known = payItemsOf(frozen).map(({ code }) => code);
  return known.includes(item) ? undefined : `the definition reads no compensation item ${item}. Choose one of ${known.join(', ')}.`;
}

async function judgePeople(employeeIds: readonly number[], { tx, baseBatchId: batchId }: Assumed): Promise<string | undefined> {
  const found = await tx.batchPayee.count({ where: { batchId, employeeId: { in: [...employeeIds] } } });
  return found === new Set(employeeIds).size ? undefined : 'it names people whom the base does not pay.';
}

const judges: { readonly [Kind in AssumptionKind]: Judge<Kind> } = {
  raise: ({ item, by, value }, against) =>
    by === 'percent' && Number(value) <= -100 ? 'nothing would be left of the pay: −100 % or less.' : judgeItem(item, against),
  joiners: async ({ departmentId, likeEmployeeId, item, pay }, against) => {
    if (pay !== undefined && Number(pay) < 0) return 'pay is less than nothing.';
    if ((await against.tx.department.count({ where: { id: departmentId } })) === 0) return 'the department does not exist.';
    return judgeItem(item, against) ?? (likeEmployeeId === undefined ? undefined : await judgePeople([likeEmployeeId], against));
  },
  leavers: ({ percent, employeeIds }, against) => {
    if (percent === undefined) return judgePeople(employeeIds, against);
    return Number(percent) > 0 && Number(percent) <= 100 ? undefined : 'a share of people is more than 0 % and at most 100 %.';
  },
  rates: () => undefined, // held against each definition when the plan is made
  copy: async ({ copyNumber }, { tx, solutionId }) => {
    const published = { solutionId, number: copyNumber, publishedAt: { not: null } };
    return (await tx.solutionCopy.count({ where: published })) > 0 ? undefined : `copy ${copyNumber} has not been published.`;
  },
};

function judge(assumption: Assumption, against: Assumed): ReturnType<Judge<AssumptionKind>> {
  switch (assumption.kind) {
    case 'raise':
      return judges.raise(assumption, against);
    case 'joiners':
      return judges.joiners(assumption, against);
    case 'leavers':
      return judges.leavers(assumption, against);
    case 'rates':
      return judges.rates(assumption, against);
    case 'copy':
      return judges.copy(assumption, against);
  }
}

/** @throws AppError SCENARIO_ASSUMPTION with the number of the first that is wrong; LARGE_RAISE for one that has to be meant */
export async function checkAssumptions(assumptions: readonly Assumption[], against: Assumed): Promise<void> {
  for (const [index, assumption] of assumptions.entries()) {
    const late = assumption.from > against.periodCount ? `it begins in period ${assumption.from} of ${against.periodCount}.` : undefined;
    const reason = late ?? (await judge(assumption, against));
    if (reason !== undefined) throw new AppError('SCENARIO_ASSUMPTION', { number: index + 1, reason });
  }
  const large = assumptions.find(
    (one) => one.kind === 'raise' && one.by === 'percent' && Math.abs(Number(one.value)) > raisePercentPlausible,
  );
  if (large?.kind === 'raise' && !against.meansLargeRaise)
    throw new AppError('LARGE_RAISE', { percent: large.value, plausible: raisePercentPlausible });
}
