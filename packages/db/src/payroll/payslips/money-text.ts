import { minorDigits } from '@wagewright/contracts/format';
import { decimalText } from '../runs/index.ts';

/** Minor units of a currency as decimal text. Payslips keep them. */
export const moneyText = (minor: bigint | string, currency: string): string => decimalText(String(minor), minorDigits(currency));
