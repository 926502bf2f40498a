import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const label = { en: 'One more', 'zh-CN': '又一个' };

export const samples: Samples = {
  'org/custom-fields/list-custom-fields': { anywhere: {} },
  'org/custom-fields/create-custom-field': { anywhere: { entity: 'employee', key: 'one_more', type: 'text', label } },
  'org/custom-fields/update-custom-field': { anywhere: { id: 1, version: 99, label } },
  'org/custom-fields/delete-custom-field': { anywhere: { id: 1, version: 99 } },
};

/** One list for everybody who may see it: the same rows whoever asks. */
export const rows: ListedRows = {
  'org/custom-fields/list-custom-fields': {
    rows: ({ rows: found }: { rows: readonly { key: string }[] }) => found.map(({ key }) => key),
    of: async (_place, { server }) => (await server.prisma.customField.findMany()).map(({ key }) => key),
  },
};
