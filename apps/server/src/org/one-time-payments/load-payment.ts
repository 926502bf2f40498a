import { AppError, type ProcedureContract } from '@wagewright/contracts';
import type { oneTimePaymentContent } from '@wagewright/contracts/org/one-time-payments';
import type { Prisma } from '@wagewright/db';
import { compensationItemColumns, isoDay } from '@wagewright/db/columns';
import type { z } from 'zod';
import type { ChangeCall } from '../../core/implement.ts';
import { employeeForPay, itemByCode, requireValid, sayAmount } from '../compensation/index.ts';
import { requireEmployed, serviceInclude } from '../employees/index.ts';

type Changing = ChangeCall<ProcedureContract<'mutation'>>;
type Content = z.output<z.ZodObject<typeof oneTimePaymentContent>>;

export const paymentInclude = { item: true } as const satisfies Prisma.OneTimePaymentInclude;
type PaymentRow = Prisma.OneTimePaymentGetPayload<{ include: typeof paymentInclude }>;

/** As the audit tells it. */
export const paymentAs = ({ id, item, amount, currency, payrollDate, remarks, version }: PaymentRow) => ({
  id,
  item: item.code,
  amount: amount.toFixed(),
  currency,
  payrollDate: isoDay(payrollDate),
  remarks,
  version,
});

/** Of one item on a day there is one. @throws AppError ONE_TIME_PAYMENT_TWICE */
async function requireOnce(
  { tx }: Changing,
  employee: { id: number; name: string },
  wanted: { itemId: number; on: Date; own: number | null },
) {
  const where = {
    employeeId: employee.id,
    itemId: wanted.itemId,
    payrollDate: wanted.on,
    ...(wanted.own === null ? {} : { id: { not: wanted.own } }),
  };
  const other = await tx.oneTimePayment.findFirst({ where, include: paymentInclude });
  if (!other) return;
  const item = compensationItemColumns.name(other.item.name);
  const amount = sayAmount(other.amount.toFixed(), other.currency);
  throw new AppError('ONE_TIME_PAYMENT_TWICE', { employee: employee.name, item, amount, date: isoDay(other.payrollDate) });
}

/**
 * What is to be said of somebody who is locked, as the columns hold it.
 * @param own the payment that is corrected; null: a new one
 * @throws AppError NOT_FOUND, ONE_TIME_ITEM_RECURRING, COMPENSATION_ZERO, COMPENSATION_BELOW_MINIMUM, COMPENSATION_ABOVE_MAXIMUM, NOT_EMPLOYED_THEN,
 * ONE_TIME_PAYMENT_TWICE
 */
export async function paymentColumns(call: Changing, employee: Prisma.EmployeeModel, content: Content, own: number | null) {
  const { tx } = call;
  const { amount, currency, payrollDate, remarks } = content;
  const item = await itemByCode(call, content.item);
  if (item.frequency !== 'one-time') throw new AppError('ONE_TIME_ITEM_RECURRING', { item: item.name, employee: employee.name });
  requireValid(item, employee.name, { amount, currency, from: payrollDate, until: payrollDate });
  const served = await tx.employee.findUniqueOrThrow({ where: { id: employee.id }, include: serviceInclude });
  requireEmployed(served, payrollDate);
  const on = new Date(payrollDate);
  await requireOnce(call, employee, { itemId: item.id, on, own });
  return { itemId: item.id, amount, currency, payrollDate: on, remarks };
}

interface Named {
  readonly employeeId: number;
  readonly id: number;
  readonly version: number;
}

/** A payment as the caller has seen it, and whose it is, locked. @throws AppError NOT_FOUND; STALE_VERSION */
export async function seenPayment(call: Changing, contract: ProcedureContract, { employeeId, id, version }: Named) {
  const employee = await employeeForPay(call, contract, employeeId);
  const payment = await call.tx.oneTimePayment.findFirst({ where: { id, employeeId: employee.id }, include: paymentInclude });
  if (!payment) throw new AppError('NOT_FOUND', { what: 'one-time payment', id });
  if (payment.version !== version) throw new AppError('STALE_VERSION', { what: 'One-time payment', id });
  return { employee, payment };
}
