import { AppError } from '@wagewright/contracts';
import { listBalanceEntries as contract } from '@wagewright/contracts/payroll/balances';
import { decimalText, findBalanceOwner, listBalanceEntries as list, readBalances, sqlOfPrisma } from '@wagewright/db';
import { ledgerColumns, legalEntityColumns, solutionColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { elementOf, elementsInOrder, nameOfElement } from './balance-rows.ts';

export const listBalanceEntries = implementQuery(contract, async ({ input, reach, deps }) => {
  const { element: code, ...asked } = input;
  const sql = sqlOfPrisma(deps.db.prisma);
  const element = elementOf(await elementsInOrder(deps.db.prisma), code);
  const { scale, serialNumber } = element;
  const owner = await findBalanceOwner(sql, reach, asked);
  if (!owner) throw new AppError('NOT_FOUND', { what: 'employee', id: asked.employeeId });
  const { total, rows } = await list(sql, reach, { ...asked, serialNumber });
  const [all] = await readBalances(sql, reach, { year: asked.year, serialNumbers: [serialNumber], owners: [asked] });
  return {
    total,
    employeeNumber: owner.employeeNumber,
    name: owner.name,
    legalEntity: legalEntityColumns.name(owner.legalEntity),
    element: { name: nameOfElement(element), scale },
    balance: decimalText(all?.minors[0] ?? '0', scale),
    rows: rows.map(({ batchId, batch, minor, balance, recordedAt, kind, solution, paid, payDate, earned }) => ({
      paid,
      payDate,
      earned,
      kind: ledgerColumns.kind(kind),
      solution: solutionColumns.name(solution),
      batch: batchId === null ? null : { id: batchId, name: batch ?? '–' },
      recordedAt: recordedAt.toISOString(),
      amount: decimalText(minor, scale),
      balance: decimalText(balance, scale),
    })),
  };
});
