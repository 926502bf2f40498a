import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';

export const samples: Samples = {
  'platform/audit/list-audit': { anywhere: { limit: 200 } },
  'platform/audit/count-audit': { anywhere: {} },
  'platform/audit/verify-audit': { anywhere: {} },
  'platform/audit/export-audit': { anywhere: { procedure: 'none' } },
};

export const rows: ListedRows = {
  'platform/audit/list-audit': {
    input: { procedure: 'payroll/batches/create-batch', limit: 200 },
    rows: ({ rows: shown }: { rows: readonly { id: string }[] }) => shown.map(({ id }) => id),
    of: async (_place, { server }) =>
      (await server.prisma.auditEntry.findMany({ where: { procedure: 'payroll/batches/create-batch' } })).map(({ id }) => id),
  },
};

export const fields: VisibleFields = {
  'platform/audit/list-audit': words(
    'id at userId who account onBehalfOf apiKey procedure action entity entityName entityId traceId address changes',
  ),
};
