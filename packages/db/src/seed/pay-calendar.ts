import { addDays } from './dates.ts';

export interface Period {
  readonly sequence: number;
  readonly name: string;
  readonly startDate: string;
  readonly endDate: string;
  readonly payDate: string;
  readonly paymentMonth: string;
  readonly taxMonth: string;
  readonly attendanceStart: string;
  readonly attendanceEnd: string;
  /** How the period stands when the seed is done; `paid` ones are closed by paying them. */
  readonly status: 'paid' | 'enabled' | 'disabled';
}

/** Two weeks from a Sunday, paid on the Friday after: the first pay date of 2025 is 10 January. */
const firstStart = '2024-12-22';
const paidPeriods = 3;

function countyPeriod(sequence: number): Period {
  const startDate = addDays(firstStart, (sequence - 1) * 14);
  const endDate = addDays(startDate, 13);
  const payDate = addDays(endDate, 6);
  return {
    sequence,
    name: `2025-P${String(sequence).padStart(2, '0')}`,
    startDate,
    endDate,
    payDate,
    paymentMonth: payDate.slice(0, 7),
    taxMonth: payDate.slice(0, 7),
    attendanceStart: startDate,
    attendanceEnd: endDate,
    status: sequence <= paidPeriods ? 'paid' : sequence === paidPeriods + 1 ? 'enabled' : 'disabled',
  };
}

/** Pay year 2025 of the county: three paid periods, the open one, the next one. */
export const countyPeriods: readonly Period[] = [1, 2, 3, 4, 5].map(countyPeriod);

/** Kunming pays monthly, on the 31st for the month. */
export const kunmingPeriods: readonly Period[] = [
  {
    sequence: 1,
    name: '2026-01',
    startDate: '2026-01-01',
    endDate: '2026-01-31',
    payDate: '2026-01-31',
    paymentMonth: '2026-01',
    taxMonth: '2026-01',
    attendanceStart: '2026-01-01',
    attendanceEnd: '2026-01-31',
    status: 'enabled',
  },
  {
    sequence: 2,
    name: '2026-02',
    startDate: '2026-02-01',
    endDate: '2026-02-28',
    payDate: '2026-02-28',
    paymentMonth: '2026-02',
    taxMonth: '2026-02',
    attendanceStart: '2026-02-01',
    attendanceEnd: '2026-02-28',
    status: 'disabled',
  },
];
