import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import type { PlaceOf } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
/** The shift of the legal entity of a place. */
const shiftOf = async ({ legalEntityId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.shift.findFirstOrThrow({ where: { legalEntityId }, orderBy: { id: 'asc' } })).id;
const seen = async (place: PlaceOf, tools: Tools) => ({ id: await shiftOf(place, tools), version: 99 });

export const samples: Samples = {
  'time/shifts/list-shifts': { anywhere: {} },
  'time/shifts/create-shift': { about: ({ legalEntityId }) => ({ code: 'ONE-MORE', name, legalEntityId, start: '08:00', end: '16:00' }) },
  'time/shifts/update-shift': { about: async (place, tools) => ({ ...(await seen(place, tools)), name }) },
  'time/shifts/delete-shift': { about: seen },
};

export const rows: ListedRows = {
  'time/shifts/list-shifts': { rows: idOf, of: async (place, tools) => [await shiftOf(place, tools)] },
};
