import { type SplitPortion, splitNet } from '@wagewright/contracts/org/payment-data';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { decimalOfUnits, minorDigits } from '../../../shared/format/decimal.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';

export type Split = Outputs['org']['paymentData']['getPaymentData']['splits'][number];

/** A further account of the form: a new one as it is typed, or one that is kept, of whose number only the end is known. */
export interface Line {
  readonly key: number;
  /** Null: a new one. */
  readonly keeps: number | null;
  readonly masked: string;
  readonly country: string;
  readonly bank: string;
  readonly holder: string;
  readonly routing: string;
  readonly number: string;
  readonly kind: SplitPortion['kind'];
  readonly figure: string;
  readonly currency: string;
}

export function firstLines(base: Split | undefined): Line[] {
  return (base?.lines ?? []).map(({ id, portion, routing, ...line }, key) => ({
    ...line,
    key,
    keeps: id,
    routing: routing ?? '',
    number: '',
    kind: portion.kind,
    figure: portion.kind === 'amount' ? portion.amount : portion.percentage,
    currency: portion.kind === 'amount' ? portion.currency : '',
  }));
}

export function withNewLine(lines: readonly Line[], holder: string): Line[] {
  const key = Math.max(-1, ...lines.map((line) => line.key)) + 1;
  const account = { keeps: null, masked: '', country: '', bank: '', holder, routing: '', number: '' };
  return [
    ...lines,
    { ...account, key, kind: 'amount', figure: '', currency: lines.find(({ currency }) => currency !== '')?.currency ?? '' },
  ];
}

/** A line changes places with the one before or after it. */
export function moved(lines: readonly Line[], place: number, by: -1 | 1): Line[] {
  const others = lines.toSpliced(place, 1);
  return others.toSpliced(place + by, 0, ...lines.slice(place, place + 1));
}

const isBlank = (text: string): boolean => text.trim() === '';
export const lacksSomething = ({ keeps, country, bank, holder, number, kind, figure, currency }: Line): boolean =>
  isBlank(figure) || (kind === 'amount' && isBlank(currency)) || (keeps === null && [country, bank, holder, number].some(isBlank));

const code = (typed: string): string => typed.trim().toUpperCase();
export const portionOf = ({ kind, figure, currency }: Line): SplitPortion =>
  kind === 'amount' ? { kind, amount: figure.trim(), currency: code(currency) } : { kind, percentage: figure.trim() };

/** A line as the server is told it. */
export function givenLine(line: Line) {
  const { keeps, bank, holder, routing } = line;
  const typed = { country: code(line.country), bank, holder, routing: routing.trim() || null, account: line.number };
  return { account: keeps === null ? typed : { keeps }, portion: portionOf(line) };
}

const isFigure = ({ figure, kind, currency }: Line): boolean =>
  /^\d{1,19}(\.\d{1,4})?$/.test(figure.trim()) && (kind === 'percentage' || /^[A-Z]{3}$/.test(code(currency)));

/** What becomes of a thousand; undefined where not all of it is typed yet. */
export function exampleOf(format: Formatter, lines: readonly Line[]) {
  if (lines.length === 0 || !lines.every(isFigure)) return undefined;
  const portions = lines.map(portionOf);
  const named = portions.flatMap((portion) => (portion.kind === 'amount' ? portion.currency : []))[0];
  const currency = named ?? 'USD';
  const digits = minorDigits(currency);
  const say = (minor: bigint) => format.figure(decimalOfUnits(minor, digits), digits);
  const minor = 1_000n * 10n ** BigInt(digits);
  const made = splitNet({ minor, currency }, portions);
  return { net: named === undefined ? say(minor) : `${say(minor)} ${named}`, parts: made.lines.map(say), rest: say(made.rest) };
}
