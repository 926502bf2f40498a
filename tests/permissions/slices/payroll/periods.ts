import { idOf, type ListedRows } from '../../listed.ts';
import type { Sample, Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';

/** Of a version that nobody has seen, so that the period stays as it is. */
const periodSample: Sample = { about: ({ periodId }) => ({ id: periodId, version: 999 }) };
const dates = { startDate: '2030-01-01', endDate: '2030-01-14', payDate: '2030-01-20' };

const rule = {
  name: 'Matrix',
  baseDate: '2030-01-06',
  start: '2030-01-06',
  end: '2030-01-06',
  pay: { kind: 'offset', days: 6 },
  moved: 'before',
  attendanceDaysEarlier: 0,
  taskName: 'Matrix',
  autoCloseDays: null,
};

export const samples: Samples = {
  'payroll/periods/list-periods': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/periods/get-period': { about: ({ periodId }) => ({ id: periodId }) },
  // of a name that another one has, so that none is made
  'payroll/periods/create-period': {
    about: async ({ solutionId, periodId }, { server }) => {
      const { name } = await server.prisma.period.findUniqueOrThrow({ where: { id: periodId } });
      return { solutionId, name, ...dates };
    },
  },
  'payroll/periods/edit-period': { about: ({ periodId }) => ({ id: periodId, version: 999, name: 'Matrix', ...dates }) },
  'payroll/periods/delete-period': periodSample,
  'payroll/periods/enable-period': periodSample,
  'payroll/periods/disable-period': periodSample,
  'payroll/periods/close-period': periodSample,
  'payroll/periods/reopen-period': { about: ({ periodId }) => ({ id: periodId, version: 999, remarks: 'Matrix' }) },
  'payroll/periods/get-calculation-period': { about: ({ solutionId }) => ({ solutionId }) },
  'payroll/periods/list-calendar-days': { about: ({ solutionId }) => ({ solutionId, year: 2025 }) },
  'payroll/periods/preview-periods': { about: ({ solutionId }) => ({ solutionId, rule }) },
  // of a preview that nobody has seen, so that none is made
  'payroll/periods/generate-periods': { about: ({ solutionId }) => ({ solutionId, rule, count: 7 }) },
};

export const rows: ListedRows = {
  'payroll/periods/list-periods': {
    rows: idOf,
    of: async ({ solutionId }, { server }) => (await server.prisma.period.findMany({ where: { solutionId } })).map(({ id }) => id),
  },
  'payroll/periods/list-calendar-days': {
    rows: ({ rows: days }: { rows: { date: string }[] }) => days.map(({ date }) => date),
    of: async ({ legalEntityId }, { server }) => {
      const days = await server.prisma.workCalendarDay.findMany({ where: { calendar: { entities: { some: { id: legalEntityId } } } } });
      return days.map(({ date }) => date.toISOString().slice(0, 10)).filter((date) => date.startsWith('2025'));
    },
  },
};

const period = [
  ...words('id solutionId sequence name startDate endDate payDate attendanceStart attendanceEnd paymentMonth taxMonth'),
  ...words('paidDate status version events batches'),
];

export const fields: VisibleFields = { 'payroll/periods/list-periods': period, 'payroll/periods/get-period': period };
