import { AppError, isAllowed } from '@wagewright/contracts';
import { periodMachine } from '@wagewright/contracts/payroll/periods';
import { type ImportColumn, type OpeningFacts, openingBalancesTarget } from '@wagewright/db';
import { balanceElementColumns } from '@wagewright/db/columns';
import { solutionsWithin } from '../../core/scopes.ts';
import { type ImportEntity, personColumns } from '../../platform/imports/index.ts';

type Element = { readonly code: string; readonly name: unknown; readonly scale: number };

const valueColumn = ({ code, name, scale }: Element): ImportColumn => ({
  code,
  name: balanceElementColumns.name(name),
  type: 'decimal',
  role: 'value',
  scale,
  currency: null,
  zeroIsBlank: true,
});

/** What was paid before the product took over: the subject is the period in which it counts, a column for each balance element. */
export const openingBalancesImport: ImportEntity = {
  ...openingBalancesTarget,
  open: async ({ tx }, { id, part }, reach) => {
    const period = await tx.period.findFirst({ where: { id, solution: solutionsWithin(reach) }, include: { solution: true } });
    if (!period || part !== undefined) throw new AppError('NOT_FOUND', { what: 'period', id });
    const { solution, solutionId, name, status } = period;
    const elements = await tx.balanceElement.findMany({ where: { removedAt: null }, orderBy: { serialNumber: 'asc' } });
    const target: OpeningFacts = {
      periodId: id,
      solutionId,
      legalEntityId: solution.legalEntityId,
      elements: elements.map(({ serialNumber, scale }) => ({ serialNumber, scale })),
    };
    const isOpen = isAllowed(periodMachine, status, 'set-opening-balances');
    return {
      title: { en: `Opening balances in ${name}`, 'zh-CN': `${name} 的期初余额` },
      columns: [...personColumns, ...elements.map(valueColumn)],
      hasLines: false,
      target,
      obstacle: isOpen ? null : new AppError('PERIOD_NOT_OPEN', { period: name, status }),
    };
  },
  within: async ({ tx }, reach, ids) => {
    const asked = ids === null ? {} : { id: { in: [...ids] } };
    const rows = await tx.period.findMany({ where: { AND: [asked, { solution: solutionsWithin(reach) }] }, select: { id: true } });
    return rows.map(({ id }) => id);
  },
};
