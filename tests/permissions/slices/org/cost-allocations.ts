import type { ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';

const firstCenter = async ({ server }: Tools) => await server.prisma.costCenter.findFirstOrThrow({ orderBy: { id: 'asc' } });
const from = '2000-01-01';

export const samples: Samples = {
  'org/cost-allocations/get-cost-allocations': { about: ({ employeeId }) => ({ employeeId, on: '2026-07-01' }) },
  'org/cost-allocations/list-allocation-choices': { anywhere: {} },
  'org/cost-allocations/put-cost-allocation': {
    about: async ({ employeeId }, tools) => ({
      employeeId,
      item: 'FUND_BASE',
      from,
      until: null,
      parts: [{ costCenter: (await firstCenter(tools)).code, ratio: '1', isMain: true }],
    }),
  },
  'org/cost-allocations/remove-cost-allocation': {
    about: ({ employeeId }) => ({ employeeId, item: null, from }),
  },
};

interface Center {
  readonly code: string;
}

/** One list for all companies. */
export const rows: ListedRows = {
  'org/cost-allocations/list-allocation-choices': {
    rows: ({ rows: found }: { rows: readonly Center[] }) => found.map(({ code }) => code),
    of: async (_place, { server }) => (await server.prisma.costCenter.findMany()).map(({ code }) => code),
  },
};

export const fields: VisibleFields = {
  'org/cost-allocations/get-cost-allocations': words('employeeId today assigned items allocations changes mayEdit'),
};
