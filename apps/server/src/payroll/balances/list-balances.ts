import { listBalances as contract } from '@wagewright/contracts/payroll/balances';
import { listBalanceOwners, readBalanceChoices, readBalances, sqlOfPrisma } from '@wagewright/db';
import { legalEntityColumns } from '@wagewright/db/columns';
import { implementQuery } from '../../core/implement.ts';
import { usesByCode } from '../pay-types/index.ts';
import { balancesAsked, elementsInOrder, nameOfElement, viewBalances } from './balance-rows.ts';

export const listBalances = implementQuery(contract, async ({ input, reach, deps }) => {
  const { offset, limit, ...asked } = input;
  const { prisma } = deps.db;
  const sql = sqlOfPrisma(prisma);
  const elements = await elementsInOrder(prisma);
  const [filter, order] = balancesAsked(elements, asked);
  const { total, owners } = await listBalanceOwners(sql, reach, filter, { ...order, offset, limit });
  const serialNumbers = elements.map(({ serialNumber }) => serialNumber);
  const rows = await readBalances(sql, reach, { year: filter.year, serialNumbers, owners });
  const { years, legalEntities } = await readBalanceChoices(sql, reach);
  const usesOf = await usesByCode(prisma, sql, 'balances', reach);
  return {
    total,
    years,
    elements: elements.map((element) => ({
      code: element.code,
      name: nameOfElement(element),
      scale: element.scale,
      isFilled: usesOf(element.code).uses.length > 0,
    })),
    legalEntities: legalEntities.map(({ id, name }) => ({ id, name: legalEntityColumns.name(name) })),
    rows: rows.map((row) => viewBalances(row, elements)),
  };
});
