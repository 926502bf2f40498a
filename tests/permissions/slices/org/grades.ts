import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const name = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'org/grades/list-grades': { anywhere: {} },
  'org/grades/create-grade': { anywhere: { code: 'ONE-MORE', name, rank: 3 } },
  'org/grades/update-grade': { anywhere: { id: 1, version: 99, name } },
  'org/grades/delete-grade': { anywhere: { id: 1, version: 99 } },
};

/** One list for everybody who may see it: the same rows whoever asks. */
export const rows: ListedRows = {
  'org/grades/list-grades': {
    rows: ({ rows: found }: { rows: readonly { code: string }[] }) => found.map(({ code }) => code),
    of: async (_place, { server }) => (await server.prisma.grade.findMany()).map(({ code }) => code),
  },
};
