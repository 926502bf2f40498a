import { randomUUID } from 'node:crypto';
import type { ProcedureContract } from '@wagewright/contracts';
import { type NumberColumn, type Prisma, type Secrets, sealNumber } from '@wagewright/db';
import type { ChangeCall } from '../../core/implement.ts';

/** A number of which only the end is shown. */
export const masked = (end: string): string => `••••${end}`;

/** A number, sealed anew. */
export const sealed = ({ deps }: Pick<ChangeCall<ProcedureContract<'mutation'>>, 'deps'>, column: NumberColumn, number: string) =>
  sealNumber(deps.secrets, column, randomUUID(), number);

/** As a statement takes bytes. */
export const bytesText = (bytes: Uint8Array): string => `\\x${Buffer.from(bytes).toString('hex')}`;

/** The number of a main account, which may stand in clear until the next start has sealed it. */
export const mainNumber = (secrets: Secrets, { account, sealedAs, accountNumber }: Prisma.EmployeeBankAccountModel): string | null =>
  account === null ? accountNumber : secrets.open('employee_bank_account.account', sealedAs, account);
/** The same of a tax number. */
export const taxNumber = (secrets: Secrets, { number, sealedAs, taxNumber: clear }: Prisma.EmployeeTaxRegistrationModel): string | null =>
  number === null ? clear : secrets.open('employee_tax_registration.number', sealedAs, number);
/** The number of a further account. */
export const furtherNumber = (secrets: Secrets, { account, sealedAs }: Prisma.EmployeeBankSplitModel): string =>
  secrets.open('employee_bank_split.account', sealedAs, account);
