import { isChineseIdentityNumber, isIban, plainNumber } from '@wagewright/contracts';

/**
 * A number by which somebody, or an account, is known for good is shown and kept by its end alone (ADR 134), wherever in a file it stands: in a column of any name, or where
 * a header was to be.
 */
export function coveredNumber(text: string): string {
  const number = plainNumber(text);
  return /^\d{12,}X?$/.test(number) || isChineseIdentityNumber(number) || isIban(number) ? `••••${number.slice(-4)}` : text;
}
