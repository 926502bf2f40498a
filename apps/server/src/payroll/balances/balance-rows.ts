import { AppError, type InputOf } from '@wagewright/contracts';
import { balanceOwnerColumns, type exportBalances } from '@wagewright/contracts/payroll/balances';
import { type BalanceFilter, type BalanceOrder, type BalanceRow, decimalText, type Prisma } from '@wagewright/db';
import { balanceElementColumns, legalEntityColumns } from '@wagewright/db/columns';

type Element = Prisma.BalanceElementModel;
type Asked = Omit<InputOf<typeof exportBalances>, 'columns' | 'format'>;

export const elementsInOrder = (prisma: Pick<Prisma.TransactionClient, 'balanceElement'>): Promise<Element[]> =>
  prisma.balanceElement.findMany({ where: { removedAt: null }, orderBy: { serialNumber: 'asc' } });

/** @throws AppError NOT_FOUND */
export function elementOf(elements: readonly Element[], code: string): Element {
  const element = elements.find((one) => one.code === code);
  if (!element) throw new AppError('NOT_FOUND', { what: 'balance element', id: code });
  return element;
}

/** What is asked, with elements by their places in the ledger. @throws AppError NOT_FOUND for an element that is not there */
export function balancesAsked(elements: readonly Element[], { sort, direction, element, ...filter }: Asked): [BalanceFilter, BalanceOrder] {
  const own = balanceOwnerColumns.find((id) => id === sort);
  const by = own ?? (sort === undefined ? '#name' : elementOf(elements, sort).serialNumber);
  return [
    { ...filter, element: element === undefined ? undefined : elementOf(elements, element).serialNumber },
    { by, direction },
  ];
}

/** A row as list and export say it. */
export const viewBalances = ({ minors, legalEntity, ...row }: BalanceRow, elements: readonly Element[]) => ({
  ...row,
  legalEntity: legalEntityColumns.name(legalEntity),
  amounts: elements.map(({ scale }, at) => decimalText(minors[at] ?? '0', scale)),
});

export type ShownBalances = ReturnType<typeof viewBalances>;

export const nameOfElement = ({ name }: Element) => balanceElementColumns.name(name);
