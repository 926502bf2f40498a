import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import type { PlaceOf } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
/** The calendar that the legal entity of a place works by. */
const calendarOf = async ({ legalEntityId }: PlaceOf, { server }: Tools): Promise<number> =>
  (await server.prisma.legalEntity.findUniqueOrThrow({ where: { id: legalEntityId } })).calendarId ?? 0;
const seen = async (place: PlaceOf, tools: Tools) => ({ id: await calendarOf(place, tools), version: 1 });
const days = [{ date: '2031-01-01', kind: 'holiday', name }];
const text = 'BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART;VALUE=DATE:20310102\nEND:VEVENT\nEND:VCALENDAR';

export const samples: Samples = {
  'time/calendars/list-calendars': { anywhere: {} },
  'time/calendars/get-calendar': { about: async (place, tools) => ({ id: await calendarOf(place, tools), year: 2026 }) },
  'time/calendars/get-calendar-effect': {
    about: async (place, tools) => ({ id: await calendarOf(place, tools), from: '2026-01-01', until: '2026-01-01' }),
  },
  'time/calendars/create-calendar': { about: ({ legalEntityId }) => ({ code: 'ONE-MORE', name, legalEntityId }) },
  'time/calendars/update-calendar': { about: async (place, tools) => ({ ...(await seen(place, tools)), name }) },
  'time/calendars/delete-calendar': { about: seen },
  'time/calendars/put-days': { about: async (place, tools) => ({ ...(await seen(place, tools)), days }) },
  'time/calendars/import-days': {
    about: async (place, tools) => ({ ...(await seen(place, tools)), text, kind: 'holiday', fromYear: 2031, untilYear: 2031 }),
  },
  'time/calendars/set-calendar': {
    about: ({ legalEntityId }) => ({ legalEntityId, formerCalendarId: null, calendarId: null }),
  },
};

export const rows: ListedRows = {
  'time/calendars/list-calendars': { rows: idOf, of: async (place, tools) => [await calendarOf(place, tools)] },
};
