import { AppError, possibleEvents } from '@wagewright/contracts';
import { type PayslipMoveEvent, payslipMachine, payslipMoveEvents } from '@wagewright/contracts/payroll/payslips';
import type { Prisma } from '@wagewright/db';
import { payslipColumns } from '@wagewright/db/columns';

/** What is asked of a payslip before it is moved. */
export type Movable = Pick<Prisma.PayslipModel, 'number' | 'status' | 'seenAt' | 'publishedAt'> & {
  readonly batch: { readonly name: string; readonly payslipsPublishedAt: Date | null } | null;
  readonly round: { readonly publishedAt: Date | null } | null;
};

export const moveFacts = ({ seenAt, publishedAt }: Pick<Movable, 'seenAt' | 'publishedAt'>) => ({
  seen: seenAt !== null,
  wasPublished: publishedAt !== null,
});

/** Why a payslip is not published by itself before those of its batch or of its round are; undefined where they are. */
export function publishedFirst({ number, batch, round }: Movable): AppError | undefined {
  if (batch !== null && batch.payslipsPublishedAt === null) return new AppError('PAYSLIPS_OF_BATCH_FIRST', { number, batch: batch.name });
  if (round !== null && round.publishedAt === null) return new AppError('PAYSLIPS_OF_ROUND_FIRST', { number });
  return undefined;
}

/** What can be done with a payslip as it is now. */
export function movesOffered(row: Movable): PayslipMoveEvent[] {
  const possible = possibleEvents(payslipMachine, payslipColumns.status(row.status), moveFacts(row));
  return payslipMoveEvents.filter((event) => possible.includes(event) && !(event === 'publish' && publishedFirst(row)));
}
