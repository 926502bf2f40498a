import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const asked = { date: '2025-06-02', startTime: '18:00', endTime: '20:00', compensationWay: 'pay' };
const wholeYear = { from: '2025-01-01', until: '2025-12-31', search: surname };
const own = ({ ownOvertimeId }: PlaceOf) => ({ id: ownOvertimeId, version: 1 });
const seen = ({ overtimeId }: PlaceOf) => ({ id: overtimeId, version: 1, reason: 'Matrix' });

export const samples: Samples = {
  'time/overtime/list-my-overtime': { anywhere: {} },
  'time/overtime/preview-my-overtime': { anywhere: asked },
  'time/overtime/submit-my-overtime': { anywhere: asked },
  'time/overtime/cancel-my-overtime': { about: own },
  'time/overtime/list-overtime-requests': { anywhere: {} },
  'time/overtime/list-overtime-hours': { anywhere: wholeYear },
  'time/overtime/export-overtime-hours': { anywhere: wholeYear },
  'time/overtime/get-overtime-request': { about: ({ ownOvertimeId }) => ({ id: ownOvertimeId }) },
  'time/overtime/preview-overtime': { about: ({ employeeId }) => ({ employeeId, ...asked }) },
  'time/overtime/submit-overtime': { about: ({ employeeId }) => ({ employeeId, ...asked }) },
  'time/overtime/cancel-overtime': { about: seen },
  'time/overtime/confirm-overtime': { about: (place) => ({ ...seen(place), actualHoursByDate: ['1'] }) },
};

interface Rows {
  readonly rows: readonly { readonly id: number; readonly employeeId: number; readonly employee: string }[];
}

export const rows: ListedRows = {
  'time/overtime/list-my-overtime': {
    rows: ({ rows: found }: Rows) => found.map(({ id }) => id),
    of: ({ ownOvertimeId }) => [ownOvertimeId],
  },
  'time/overtime/list-overtime-requests': {
    rows: ({ rows: found }: Rows) => found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500, until: '2025-12-31' },
  },
  'time/overtime/list-overtime-hours': {
    rows: ({ rows: found }: Rows) => found.map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { ...wholeYear, limit: 500 },
  },
};

export const fields: VisibleFields = {
  'time/overtime/list-overtime-hours': words(
    'approvedHours askedHours clockedHours countedHours date differenceHours employee employeeId employeeNumber kind requestId saidHours status',
  ),
  'time/overtime/list-overtime-requests': words(
    'actualHours afterTheFact appliedHours approvalId compensationWay createdAt date days employee employeeId employeeNumber endTime hours id isOvernight kind leaveType mayCancel mayConfirm reason startTime status version',
  ),
};
