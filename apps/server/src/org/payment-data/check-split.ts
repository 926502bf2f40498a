import { AppError } from '@wagewright/contracts';
import { add, minorDigits, signOf, subtract } from '@wagewright/contracts/format';
import {
  accountFault,
  type BankAccount,
  type GivenSplitLine,
  isSameAccount,
  type SplitPortion,
  splitLinesMax,
} from '@wagewright/contracts/org/payment-data';

const percentageDigits = 4;

/** Digits after the point that are more than zeros. */
const digitsOf = (figure: string): number => (figure.split('.')[1] ?? '').replace(/0+$/, '').length;

function requireFit(employee: string, portion: SplitPortion, position: number): void {
  const figure = portion.kind === 'amount' ? portion.amount : portion.percentage;
  const digits = portion.kind === 'amount' ? minorDigits(portion.currency) : percentageDigits;
  if (signOf(figure) > 0 && digitsOf(figure) <= digits) return;
  if (portion.kind === 'amount') throw new AppError('SPLIT_AMOUNT_UNFIT', { employee, position, digits, ...portion });
  throw new AppError('SPLIT_PERCENTAGE_UNFIT', { employee, position, digits, percentage: portion.percentage });
}

/**
 * What the portions of a split have to be.
 * @throws AppError SPLIT_LINES_TOO_MANY, SPLIT_AMOUNT_UNFIT, SPLIT_PERCENTAGE_UNFIT, SPLIT_WHOLE
 */
export function requirePortions(employee: string, lines: readonly GivenSplitLine[]): void {
  if (lines.length > splitLinesMax) throw new AppError('SPLIT_LINES_TOO_MANY', { employee, count: lines.length, max: splitLinesMax });
  for (const [place, { portion }] of lines.entries()) requireFit(employee, portion, place + 1);
  const sum = lines.flatMap(({ portion }) => (portion.kind === 'percentage' ? portion.percentage : [])).reduce(add, '0');
  if (signOf(subtract('100', sum)) <= 0) throw new AppError('SPLIT_WHOLE', { employee, sum });
}

type Account = Pick<BankAccount, 'country' | 'routing' | 'account'>;

/**
 * What the accounts of a split have to be beside the main one that holds on its first day.
 * @throws AppError NUMBER_MISTYPED, SPLIT_ACCOUNT_IS_MAIN, SPLIT_ACCOUNT_REPEATED
 */
export function requireOthers(employee: string, from: string, main: Account, accounts: readonly BankAccount[]): void {
  for (const [place, account] of accounts.entries()) {
    const fault = accountFault(account);
    if (fault) throw new AppError('NUMBER_MISTYPED', { what: fault === 'routing' ? 'routing number' : 'account number' });
    if (isSameAccount(account, main)) throw new AppError('SPLIT_ACCOUNT_IS_MAIN', { employee, from, position: place + 1 });
    const first = accounts.findIndex((one) => isSameAccount(one, account));
    if (first < place) throw new AppError('SPLIT_ACCOUNT_REPEATED', { employee, first: first + 1, second: place + 1 });
  }
}
