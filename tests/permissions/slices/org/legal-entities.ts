import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

const seen = ({ legalEntityId }: { legalEntityId: number }) => ({ id: legalEntityId, version: 99 });
const name = { en: 'One more', 'zh-CN': '又一个' };
const places = { country: 'US', currency: 'USD', timeZone: 'America/New_York' };
const content = { name, ...places, calendarId: null, address: null, registrationNumber: null };

export const samples: Samples = {
  'org/legal-entities/list-legal-entities': { anywhere: { on: '2026-07-01' } },
  'org/legal-entities/list-calendar-choices': { anywhere: {} },
  // there is one of that code: who may is told so, and nothing is written
  'org/legal-entities/create-legal-entity': { anywhere: { code: 'MCG', ...content } },
  'org/legal-entities/update-legal-entity': { about: (place) => ({ ...seen(place), name }) },
  'org/legal-entities/delete-legal-entity': { about: seen },
};

export const rows: ListedRows = {
  'org/legal-entities/list-legal-entities': { rows: idOf, of: ({ legalEntityId }) => [legalEntityId] },
  'org/legal-entities/list-calendar-choices': {
    rows: idOf,
    of: async (_place, { server }) => (await server.prisma.workCalendar.findMany()).map(({ id }) => id),
  },
};
