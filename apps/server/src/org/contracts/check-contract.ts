import { AppError } from '@wagewright/contracts';
import { formatterOf } from '@wagewright/contracts/format';
import { type ContractContent, contractEnds, contractKindLabels } from '@wagewright/contracts/org/contracts';
import type { Prisma } from '@wagewright/db';
import { isoDay } from '@wagewright/db/columns';

export type ContractModel = Prisma.EmploymentContractModel;

interface Whose {
  readonly employeeId: number;
  readonly legalEntityId: number;
  /** Name and number, as messages say them. */
  readonly name: string;
}

/** @throws AppError CONTRACT_DAYS_REVERSED, CONTRACT_END_MISSING, CONTRACT_WITHOUT_END, PROBATION_OUTSIDE for what no contract can say */
function requireSound({ kind, number, startsOn, endsOn, probationUntil }: ContractContent, name: string): void {
  const said = { name, number, kind: contractKindLabels[kind] };
  if (endsOn === null && contractEnds[kind] === 'said') throw new AppError('CONTRACT_END_MISSING', said);
  if (endsOn !== null && contractEnds[kind] === 'none') throw new AppError('CONTRACT_WITHOUT_END', said);
  if (endsOn !== null && endsOn < startsOn) throw new AppError('CONTRACT_DAYS_REVERSED', { name, number, startsOn, endsOn });
  if (probationUntil === null) return;
  if (probationUntil < startsOn || (endsOn !== null && probationUntil > endsOn))
    throw new AppError('PROBATION_OUTSIDE', { name, number, probationUntil });
}

const sayDays = ({ startsOn, endsOn }: ContractModel) => {
  const of = (language: 'en' | 'zh-CN') => {
    const format = formatterOf(language);
    return endsOn ? format.days(isoDay(startsOn), isoDay(endsOn)) : `${format.day(isoDay(startsOn))} –`;
  };
  return { en: of('en'), 'zh-CN': of('zh-CN') };
};

/**
 * Looks at what a contract is to say, beside the others of the person, who is locked.
 * @param own the contract itself, where it is there already
 * @throws AppError CONTRACT_NUMBER_TAKEN, CONTRACT_OVERLAPS and those of what no contract can say
 */
export async function requireFit(
  tx: Pick<Prisma.TransactionClient, 'employmentContract'>,
  { employeeId, legalEntityId, name }: Whose,
  content: ContractContent,
  own = 0,
): Promise<void> {
  requireSound(content, name);
  const { number, startsOn, endsOn } = content;
  const others = { id: { not: own } };
  if ((await tx.employmentContract.count({ where: { ...others, legalEntityId, number } })) > 0)
    throw new AppError('CONTRACT_NUMBER_TAKEN', { number });
  const meets = await tx.employmentContract.findFirst({
    where: {
      ...others,
      employeeId,
      ...(endsOn === null ? {} : { startsOn: { lte: new Date(endsOn) } }),
      OR: [{ endsOn: null }, { endsOn: { gte: new Date(startsOn) } }],
    },
    orderBy: { startsOn: 'asc' },
  });
  if (meets) throw new AppError('CONTRACT_OVERLAPS', { name, number: meets.number, days: sayDays(meets) });
}
