import { AppError, type InputOf } from '@wagewright/contracts';
import { setOpeningBalances as contract } from '@wagewright/contracts/payroll/balances';
import { keepLists, type OpeningBalance, type Prisma, setOpeningBalances as write } from '@wagewright/db';
import { implementMutation } from '../../core/implement.ts';
import { fitsInt64 } from '../../core/int64.ts';
import { loadPeriodForChange, requirePeriodEvent } from '../periods/index.ts';

type Rows = InputOf<typeof contract>['rows'];
type Element = Pick<Prisma.BalanceElementModel, 'code' | 'serialNumber' | 'scale'>;

/** Minor units of an amount in decimal text; undefined where it has more digits than the element keeps. */
function minorOf(text: string, scale: number): string | undefined {
  const [whole = '', fraction = ''] = text.split('.');
  const digits = fraction.replace(/0+$/, '');
  return digits.length > scale ? undefined : String(BigInt(whole + digits.padEnd(scale, '0')));
}

function balancesOf(rows: Rows, elements: ReadonlyMap<string, Element>, people: ReadonlySet<number>): OpeningBalance[] {
  return rows.flatMap(({ employeeId, amounts }, index) => {
    if (!people.has(employeeId)) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
    return Object.entries(amounts).map(([code, text]) => {
      const refuse = (reason: string) =>
        new AppError('TABLE_ROW', { row: index + 1, column: code, reason }, { place: { table: '', column: code } });
      const element = elements.get(code);
      if (!element) throw refuse(`there is no balance element ${code}`);
      const minor = minorOf(text, element.scale);
      if (minor === undefined) throw refuse(`${text} has more than ${element.scale} digits after the point`);
      if (!fitsInt64(BigInt(minor))) throw refuse(`${text} is too large to be stored`);
      return { employeeId, serialNumber: element.serialNumber, minor };
    });
  });
}

export const setOpeningBalances = implementMutation(contract, async (call) => {
  const { input, tx, sql, audit, unchanged } = call;
  const { solutionId, periodId, rows } = input;
  const period = await loadPeriodForChange(call, periodId, { solutionId });
  requirePeriodEvent(period, 'set-opening-balances');
  const { legalEntityId } = period.solution;
  const people = await tx.employee.findMany({
    where: { legalEntityId, id: { in: rows.map(({ employeeId }) => employeeId) } },
    select: { id: true },
  });
  await keepLists(sql);
  const elements = new Map((await tx.balanceElement.findMany({ where: { removedAt: null } })).map((element) => [element.code, element]));
  const balances = balancesOf(rows, elements, new Set(people.map(({ id }) => id)));
  const changed = await write(sql, { legalEntityId, periodId, balances });
  if (changed === 0) unchanged();
  audit({
    entity: 'ledger',
    entityId: periodId,
    after: { openingBalances: rows, changed, ...(input.remarks ? { remarks: input.remarks } : {}) },
  });
  return { changed };
});
