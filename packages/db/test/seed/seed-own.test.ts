import { describe, expect, it } from 'vitest';
import { federalHolidays } from '../../src/seed/federal-days.ts';

const daysOf = (year: number) => federalHolidays(year).map(({ date }) => date);

/** As the Office of Personnel Management publishes them. */
describe('federal holidays', () => {
  it('of 2026, when Independence Day is a Saturday', () => {
    expect(daysOf(2026)).toEqual([
      '2026-01-01',
      '2026-01-19',
      '2026-02-16',
      '2026-05-25',
      '2026-06-19',
      '2026-07-03',
      '2026-09-07',
      '2026-10-12',
      '2026-11-11',
      '2026-11-26',
      '2026-12-25',
    ]);
  });

  it('of 2027, when Juneteenth and Christmas are Saturdays, and Independence Day is a Sunday', () => {
    expect(daysOf(2027)).toEqual([
      '2027-01-01',
      '2027-01-18',
      '2027-02-15',
      '2027-05-31',
      '2027-06-18',
      '2027-07-05',
      '2027-09-06',
      '2027-10-11',
      '2027-11-11',
      '2027-11-25',
      '2027-12-24',
    ]);
  });
});
