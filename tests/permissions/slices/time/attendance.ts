import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { surname } from '../../world/index.ts';

const span = { from: '2025-03-03', days: 1 };

export const samples: Samples = {
  'time/attendance/list-attendance': { anywhere: {} },
  'time/attendance/get-attendance': { about: ({ employeeId }) => ({ employeeId, ...span }) },
  'time/attendance/get-my-attendance': { anywhere: span },
  'time/attendance/add-punch': {
    about: ({ employeeId }) => ({ employeeId, date: '2025-03-03', time: '08:00', direction: null, reason: 'Matrix' }),
  },
  'time/attendance/withdraw-punch': { about: ({ punchId }) => ({ id: punchId, reason: 'Matrix' }) },
  'time/attendance/put-punches': {
    anywhere: { device: 'Matrix', punches: [{ externalId: '1', employeeNumber: 'NOBODY', at: '2025-03-03T12:00:00Z' }] },
  },
};

interface Rows {
  readonly rows: readonly { readonly employeeId: number; readonly employee: string }[];
}

export const rows: ListedRows = {
  'time/attendance/list-attendance': {
    rows: ({ rows: found }: Rows) => found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId),
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500, until: '2025-12-31' },
  },
};

export const fields: VisibleFields = {
  'time/attendance/list-attendance': words(
    'absentHours date earlyMinutes employee employeeId employeeNumber extraHours inTime lateMinutes leaveHours outTime scheduledHours shift state workedHours',
  ),
  'time/attendance/get-attendance': words('days employee employeeId employeeNumber mayEdit timeZone totals'),
};
