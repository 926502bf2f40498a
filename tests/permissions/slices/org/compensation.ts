import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'org/compensation/list-compensation-items': { anywhere: {} },
  'org/compensation/create-compensation-item': { anywhere: { code: 'ONE_MORE', name } },
  'org/compensation/update-compensation-item': { anywhere: { code: 'BASE_SALARY', version: 1, name } },
  'org/compensation/get-compensation-file': { about: ({ employeeId }) => ({ employeeId, on: '2026-07-01' }) },
  'org/compensation/put-compensation': {
    about: ({ employeeId }) => ({
      employeeId,
      item: 'SPECIAL_DEDUCTION',
      amount: '10',
      currency: 'USD',
      from: '2000-01-01',
      until: '2000-01-31',
      payrollEffectivePeriod: '2000-01',
    }),
  },
  'org/compensation/remove-compensation': {
    about: async ({ employeeId }, { server }) => ({
      employeeId,
      id: (await server.prisma.compensationRecord.findFirstOrThrow({ where: { employeeId } })).id,
    }),
  },
};

interface Item {
  readonly code: string;
}

/** One list for all companies. */
export const rows: ListedRows = {
  'org/compensation/list-compensation-items': {
    rows: ({ rows: found }: { rows: readonly Item[] }) => found.map(({ code }) => code),
    of: async (_place, { server }) => (await server.prisma.compensationItem.findMany()).map(({ code }) => code),
  },
};

export const fields: VisibleFields = {
  'org/compensation/get-compensation-file': words('employeeId today currency items structures records changes mayEdit'),
};
