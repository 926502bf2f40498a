import { type FigureStyle, type Formatter, isZero, subtract } from '../../core/format/index.ts';
import type { FigureLook } from './payslip-style.ts';

const dash = '–';

const currencyDigits = (currency: string): number =>
  new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits ?? 2;

function styleOf({ type, precision, currency, percentage, sign }: FigureLook, own: string): FigureStyle {
  const isSigned = sign === 'always';
  if (percentage || type === 'number') return { currency: null, digits: precision, isSigned, isPercent: percentage };
  const symbol = currency === 'own' ? own : currency;
  return { currency: symbol === 'none' ? null : symbol, digits: precision ?? currencyDigits(own), isSigned, isPercent: false };
}

/**
 * A figure of a payslip as its setting wants it written: on its page, in its document, in the preview.
 * @param amount decimal text with the sign that is shown
 * @param own the payslip's currency
 */
export const figureText = (format: Pick<Formatter, 'styled'>, amount: string, look: FigureLook, own: string): string =>
  look.zero === 'dash' && isZero(amount) ? dash : format.styled(amount, styleOf(look, own));

interface Compared {
  readonly amount: string;
  readonly previous: string | null;
  readonly look: FigureLook;
}

/** What a line says of its change: nothing on somebody's first payslip. */
export function changeText(
  format: Pick<Formatter, 'styled'>,
  { amount, previous, look }: Compared,
  payslip: { readonly previousNumber: string | null; readonly currency: string },
  words: { readonly isNew: string; readonly same: string },
): string {
  if (payslip.previousNumber === null) return '';
  if (previous === null) return words.isNew;
  const change = subtract(amount, previous);
  return isZero(change) ? words.same : figureText(format, change, { ...look, zero: 'show', sign: 'always' }, payslip.currency);
}
