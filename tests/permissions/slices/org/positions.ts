import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'org/positions/list-positions': { anywhere: { on: '2026-07-01' } },
  'org/positions/create-position': { anywhere: { code: 'ONE-MORE', name, gradeId: null } },
  'org/positions/update-position': { anywhere: { id: 1, version: 99, name } },
  'org/positions/delete-position': { anywhere: { id: 1, version: 99 } },
};

/** One list for everybody who may see it: the same rows whoever asks. */
export const rows: ListedRows = {
  'org/positions/list-positions': {
    rows: ({ rows: found }: { rows: readonly { code: string }[] }) => found.map(({ code }) => code),
    of: async (_place, { server }) => (await server.prisma.position.findMany()).map(({ code }) => code),
  },
};
