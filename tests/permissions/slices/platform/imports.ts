import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

/** Of a version that nobody has seen, so that the import stays as it is. */
const unseen = { about: ({ importId }: { importId: number }) => ({ id: importId, version: 999 }) };
const own = { about: ({ importId }: { importId: number }) => ({ id: importId }) };
const into = { about: ({ importInto }: PlaceOf) => importInto };

export const samples: Samples = {
  'platform/imports/start-import': {
    about: (place) => ({ ...into.about(place), fileId: place.broughtFileId }),
  },
  'platform/imports/read-import-again': { about: ({ importId }) => ({ id: importId, version: 999, options: {} }) },
  'platform/imports/confirm-columns': {
    about: ({ importId }) => ({ id: importId, version: 999, columns: [{ place: 1, code: 'employeeNumber' }] }),
  },
  'platform/imports/write-import': unseen,
  'platform/imports/undo-import': unseen,
  'platform/imports/cancel-import': unseen,
  'platform/imports/get-import': own,
  'platform/imports/watch-import': own,
  'platform/imports/list-imports': { anywhere: {} },
  'platform/imports/list-import-rows': own,
  'platform/imports/count-import-reasons': own,
  'platform/imports/get-import-form': into,
  'platform/imports/download-template': into,
  'platform/imports/export-values': into,
  'platform/imports/download-failures': own,
};

export const rows: ListedRows = {
  'platform/imports/list-imports': { rows: idOf, of: ({ importId }) => [importId] },
  'platform/imports/list-import-rows': {
    rows: ({ rows: shown }: { rows: readonly { key: string }[] }) => shown.map(({ key }) => key),
    of: async ({ employeeId }, { server }) => [
      (await server.prisma.employee.findUniqueOrThrow({ where: { id: employeeId } })).employeeNumber,
    ],
  },
};

export const visibleFields: VisibleFields = {
  'platform/imports/list-import-rows': words('ordinal rowNumber key label effect before after reasons'),
};
