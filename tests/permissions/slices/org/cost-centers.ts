import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'org/cost-centers/list-cost-centers': { anywhere: { on: '2026-07-01' } },
  'org/cost-centers/create-cost-center': { anywhere: { code: 'ONE-MORE', name } },
  'org/cost-centers/update-cost-center': { anywhere: { id: 1, version: 99, name } },
  'org/cost-centers/delete-cost-center': { anywhere: { id: 1, version: 99 } },
};

/** One list for everybody who may see it: the same rows whoever asks. */
export const rows: ListedRows = {
  'org/cost-centers/list-cost-centers': {
    rows: ({ rows: found }: { rows: readonly { code: string }[] }) => found.map(({ code }) => code),
    of: async (_place, { server }) => (await server.prisma.costCenter.findMany()).map(({ code }) => code),
  },
};
