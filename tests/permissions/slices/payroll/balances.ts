import type { Listed, ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'payroll/balances/set-opening-balances': {
    about: ({ solutionId, periodId, employeeId }) => ({ solutionId, periodId, rows: [{ employeeId, amounts: { GROSS: '1.00' } }] }),
  },
  'payroll/balances/list-balance-elements': { anywhere: {} },
  'payroll/balances/create-balance-element': { anywhere: { code: 'ONE_MORE', name } },
  'payroll/balances/rename-balance-element': { anywhere: { code: 'GROSS', version: 1, name } },
  'payroll/balances/delete-balance-element': { anywhere: { code: 'GROSS', version: 1 } },
};

interface Used {
  readonly uses: readonly { solutionId: number; copyNumber: number }[];
}

/** The entries are everybody's; what is told of each is which of the reached solutions use it. */
export const usersOf: Listed = {
  rows: ({ rows }: { rows: readonly Used[] }) => [
    ...new Set(rows.flatMap(({ uses }) => uses.map(({ solutionId, copyNumber }) => `${solutionId}/${copyNumber}`))),
  ],
  of: ({ solutionId }) => [`${solutionId}/1`],
};

export const rows: ListedRows = { 'payroll/balances/list-balance-elements': usersOf };
