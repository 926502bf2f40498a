import type { LocalizedText } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import type { ListColumn, ListColumns } from '../../platform/exports/index.ts';
import { nameOfElement, type ShownBalances } from './balance-rows.ts';

const text = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });

/** Whose balances a row holds, as the screen heads it. */
export const ownerColumns = {
  '#name': { label: text('Employee', '员工'), type: 'text', valueOf: ({ name }) => name },
  '#number': { label: text('Number', '工号'), type: 'text', valueOf: ({ employeeNumber }) => employeeNumber },
  '#legalEntity': { label: text('Legal entity', '用人单位'), type: 'text', valueOf: ({ legalEntity }, say) => say(legalEntity) },
} as const satisfies ListColumns<ShownBalances>;

/** And a column for each element, with its own digits. */
export const balanceColumns = (elements: readonly Prisma.BalanceElementModel[]): ListColumns<ShownBalances> => ({
  ...ownerColumns,
  ...Object.fromEntries(
    elements.map((element, at): [string, ListColumn<ShownBalances>] => [
      element.code,
      { label: nameOfElement(element), type: 'decimal', scale: element.scale, valueOf: ({ amounts }) => amounts[at] ?? null },
    ]),
  ),
});
