import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
const week = { anchorDate: '2026-01-05', followsCalendar: true, isClocked: false };
const ofEntity = ({ legalEntityId }: PlaceOf) => ({ where: { legalEntityId }, orderBy: { id: 'asc' } }) as const;
/** The roster of the legal entity of a place, and how it was given to all of it. */
const rosterOf = async (place: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.roster.findFirstOrThrow(ofEntity(place))).id;
const givenOf = async (place: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.rosterAssignment.findFirstOrThrow(ofEntity(place))).id;
/** Each time that one was given to it. */
const allGivenOf = async (place: PlaceOf, { server }: Tools) =>
  (await server.prisma.rosterAssignment.findMany(ofEntity(place))).map(({ id }) => id);
const seen = async (place: PlaceOf, tools: Tools) => ({ id: await rosterOf(place, tools), version: 99 });

export const samples: Samples = {
  'time/rosters/list-rosters': { anywhere: {} },
  'time/rosters/create-roster': {
    about: async (place, { server }) => {
      const { id } = await server.prisma.shift.findFirstOrThrow(ofEntity(place));
      return { code: 'ONE-MORE', name, legalEntityId: place.legalEntityId, ...week, pattern: [id] };
    },
  },
  'time/rosters/update-roster': { about: async (place, tools) => ({ ...(await seen(place, tools)), name }) },
  'time/rosters/delete-roster': { about: seen },
  'time/rosters/list-roster-assignments': { anywhere: {} },
  'time/rosters/assign-roster': {
    about: ({ employeeId }) => ({ target: { kind: 'employee', id: employeeId }, from: '2031-01-01', rosterId: null }),
  },
  'time/rosters/remove-roster-assignment': { about: async (place, tools) => ({ id: await givenOf(place, tools) }) },
  'time/rosters/list-schedules': { anywhere: { from: '2026-01-05' } },
  'time/rosters/get-my-schedule': { anywhere: { from: '2026-01-05' } },
};

interface People {
  readonly rows: readonly { readonly employeeId: number; readonly employee: string }[];
}

export const rows: ListedRows = {
  'time/rosters/list-rosters': { rows: idOf, of: async (place, tools) => [await rosterOf(place, tools)] },
  'time/rosters/list-roster-assignments': { rows: idOf, of: allGivenOf },
  'time/rosters/list-schedules': {
    rows: ({ rows: found }: People) => found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeIds }) => employeeIds,
    input: { limit: 500, keywords: surname },
  },
};

export const fields: VisibleFields = {
  'time/rosters/list-schedules': words('days department employee employeeId employeeNumber'),
};
