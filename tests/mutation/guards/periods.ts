import type { Guard } from '../guard.ts';

const periods = ['apps/server/test/payroll/periods/periods.test.ts'];
const clock = ['apps/worker/test/platform/schedules.test.ts'];

/** What periods and the work of the clock stand on. */
export const periodGuards: readonly Guard[] = [
  {
    name: 'people who are held keep their period open',
    kind: 'state',
    file: 'packages/db/src/payroll/periods/close-by-clock.ts',
    text: 'hasHeldPayees: batches.some(({ held }) => held > 0),',
    without: 'hasHeldPayees: false,',
    tests: periods,
    only: 'while somebody is held',
  },
  {
    name: 'a period is moved by whoever has seen it as it is',
    kind: 'state',
    file: 'apps/server/src/payroll/periods/move-period.ts',
    text: `if (version !== row.version) throw new AppError('STALE_VERSION', { what: 'Period', id: row.id });`,
    without: '',
    tests: periods,
    only: 'has not seen how it stands',
  },
  {
    name: 'what is done by the clock is done once',
    kind: 'single use',
    file: 'apps/worker/src/platform/schedules/run-schedules.ts',
    text: `if (!run || run.state === 'done') return;`,
    without: 'if (!run) return;',
    tests: clock,
    only: 'delivered to two workers',
  },
];
