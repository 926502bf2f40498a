import type { Race } from './race.ts';
import type { RaceStage } from './race-stage.ts';

const dates = { startDate: '2030-01-06', endDate: '2030-01-19', payDate: '2030-01-25' };

/** Somebody moves the last period while another move of it waits for the row. */
const moved = (verb: string, given: string, becomes: string, more: object = {}): Race => ({
  procedure: `payroll/periods/${verb}-period`,
  input: ({ lastPeriodId }: RaceStage) => ({ id: lastPeriodId, version: 7, ...more }),
  held: 'period',
  id: ({ lastPeriodId }) => lastPeriodId,
  givenPeriod: `status = '${given}'`,
  change: `status = '${becomes}'`,
  error: 'ILLEGAL_TRANSITION',
});

/** Somebody unpublishes the solution while periods are about to be made in it. */
const made = (verb: string, input: object): Race => ({
  procedure: `payroll/periods/${verb}`,
  input: ({ solutionId }: RaceStage) => ({ solutionId, ...input }),
  held: 'solution',
  id: ({ solutionId }) => solutionId,
  change: `status = 'inactive'`,
  error: 'ILLEGAL_TRANSITION',
});
const rule = {
  name: 'Race',
  baseDate: dates.startDate,
  start: dates.startDate,
  end: dates.startDate,
  pay: { kind: 'offset', days: 6 },
  moved: 'before',
  attendanceDaysEarlier: 0,
  taskName: 'Race',
  autoCloseDays: null,
};

/** Each change of a period finds it as it is when its turn comes. */
export const periodRaces: readonly Race[] = [
  moved('enable', 'disabled', 'closed'),
  moved('disable', 'enabled', 'closed'),
  moved('close', 'enabled', 'disabled'),
  moved('reopen', 'closed', 'enabled', { remarks: 'race' }),
  moved('edit', 'enabled', 'closed', { name: 'Race', ...dates }),
  moved('delete', 'disabled', 'enabled'),
  made('create-period', { name: 'Race', ...dates }),
  made('generate-periods', { rule, count: 1 }),
];
