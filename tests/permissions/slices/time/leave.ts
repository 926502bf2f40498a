import { withoutBalance } from '@wagewright/contracts/time/leave';
import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const name = { en: 'Elsewhere', 'zh-CN': '别处' };
/** The first type of the legal entity of a place. */
const typeOf = async ({ legalEntityId }: PlaceOf, { server }: Tools) =>
  await server.prisma.leaveType.findFirstOrThrow({ where: { legalEntityId }, orderBy: { id: 'asc' } });
const typeId = async (place: PlaceOf, tools: Tools): Promise<number> => (await typeOf(place, tools)).id;
const seen = async (place: PlaceOf, tools: Tools) => ({ id: await typeId(place, tools), version: 1 });
const days = { startDate: '2027-03-01', endDate: '2027-03-02' };
const asked = async (place: PlaceOf, tools: Tools) => ({ typeId: await typeId(place, tools), ...days });
const askedFor = async (place: PlaceOf, tools: Tools) => ({ employeeId: place.employeeId, ...(await asked(place, tools)) });
const request = ({ leaveRequestId }: PlaceOf) => ({ id: leaveRequestId, version: 1, reason: 'Matrix' });

export const samples: Samples = {
  'time/leave/list-leave-types': { anywhere: {} },
  'time/leave/get-leave-type': { about: async (place, tools) => ({ id: await typeId(place, tools) }) },
  'time/leave/create-leave-type': {
    about: ({ legalEntityId }) => ({
      code: 'ONE-MORE',
      name,
      paid: true,
      legalEntityId,
      unit: 'days',
      from: '2027-01-01',
      rule: withoutBalance,
    }),
  },
  'time/leave/update-leave-type': { about: async (place, tools) => ({ ...(await seen(place, tools)), name }) },
  'time/leave/put-leave-rule': {
    about: async (place, tools) => ({ ...(await seen(place, tools)), from: '2031-01-01', rule: withoutBalance }),
  },
  'time/leave/get-my-leave': { anywhere: {} },
  'time/leave/get-my-leave-ledger': { about: async (place, tools) => ({ typeId: await typeId(place, tools) }) },
  'time/leave/preview-my-leave': { about: asked },
  'time/leave/submit-my-leave': { about: asked },
  'time/leave/cancel-my-leave': { about: request },
  'time/leave/get-leave': { about: ({ employeeId }) => ({ employeeId }) },
  'time/leave/get-leave-ledger': { about: async (place, tools) => ({ employeeId: place.employeeId, typeId: await typeId(place, tools) }) },
  'time/leave/list-leave-requests': { anywhere: {} },
  'time/leave/get-leave-request': { about: ({ leaveRequestId }) => ({ id: leaveRequestId }) },
  'time/leave/preview-leave': { about: askedFor },
  'time/leave/submit-leave': { about: askedFor },
  'time/leave/cancel-leave': { about: request },
  'time/leave/adjust-leave': {
    about: async (place, tools) => ({
      employeeId: place.employeeId,
      typeId: await typeId(place, tools),
      day: '2026-06-01',
      amount: '1',
      reason: 'Matrix',
    }),
  },
};

interface Row {
  readonly employeeId: number;
  readonly employee: string;
}

export const rows: ListedRows = {
  'time/leave/list-leave-types': {
    rows: idOf,
    of: async ({ legalEntityId }, { server }) => (await server.prisma.leaveType.findMany({ where: { legalEntityId } })).map(({ id }) => id),
  },
  'time/leave/list-leave-requests': {
    rows: ({ rows: found }: { rows: readonly Row[] }) =>
      found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500 },
  },
};

export const fields: VisibleFields = {
  'time/leave/list-leave-requests': words(
    'amount approvalId createdAt employee employeeId employeeNumber endDate endPart hours id mayCancel reason startDate startPart status type typeId unit version',
  ),
  'time/leave/get-leave': words('balances employee employeeId employeeNumber on requests requestsTotal'),
  'time/leave/get-my-leave': words('balances employee employeeId employeeNumber on requests requestsTotal'),
};
