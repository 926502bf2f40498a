import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Span, startOf } from '../src/payroll/periods/calendar/spans.ts';
import {
  addDays,
  type PeriodDates,
  type PeriodRule,
  type PeriodType,
  periodsOfRule,
  periodsPerYear,
  planPeriods,
  proposeRule,
  withDefaults,
  workDays,
} from '../src/payroll/periods/index.ts';

const rule = (more: Partial<PeriodRule> = {}): PeriodRule => ({
  name: 'Rule',
  baseDate: '2026-01-01',
  start: '2026-01-01',
  end: '2026-12-31',
  pay: { kind: 'offset', days: 0 },
  moved: 'none',
  attendanceDaysEarlier: 0,
  taskName: 'Task',
  autoCloseDays: null,
  ...more,
});
const always = workDays(new Map());
const types = Object.keys(periodsPerYear) as PeriodType[];

/** Days since 1970 by the browser's own calendar, so that nothing here rests on the arithmetic under test. */
const dayNumber = (day: string): number => Math.round(new Date(`${day}T12:00:00Z`).getTime() / 86_400_000);
const aDay = fc
  .integer({ min: dayNumber('1999-01-01'), max: dayNumber('2060-12-31') })
  .map((n) => new Date(n * 86_400_000).toISOString().slice(0, 10));
const days = ({ startDate, endDate }: PeriodDates): number => dayNumber(endDate) - dayNumber(startDate) + 1;

describe('the nine period types (specification §9)', () => {
  it('cover each year from whatever base date without gap or overlap, and so does their attendance', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), aDay, aDay, fc.nat(31), (type, baseDate, start, attendanceDaysEarlier) => {
        const periods = periodsOfRule(type, rule({ baseDate, start, end: addDays(start, 400), attendanceDaysEarlier }), always);
        for (const [place, { startDate, attendanceStart }] of periods.entries()) {
          const before = periods[place - 1];
          if (!before) continue;
          expect(dayNumber(startDate)).toBe(dayNumber(before.endDate) + 1);
          expect(dayNumber(attendanceStart)).toBe(dayNumber(before.attendanceEnd) + 1);
        }
        for (const period of periods) expect(days(period)).toBeGreaterThanOrEqual(1);
      }),
      { numRuns: 300 },
    );
  });

  it('begin on the base date, and only within the rule’s days', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), aDay, (type, baseDate) => {
        const periods = periodsOfRule(type, rule({ baseDate, start: baseDate, end: addDays(baseDate, 400) }), always);
        expect(periods[0]?.startDate).toBe(baseDate);
        expect(periods.at(-1)?.startDate.localeCompare(addDays(baseDate, 400))).toBeLessThanOrEqual(0);
        const later = periodsOfRule(type, rule({ baseDate, start: addDays(baseDate, 1), end: addDays(baseDate, 400) }), always);
        expect(later).toEqual(periods.slice(1));
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['daily', 365],
    ['weekly', 53], // 2026 begins on a Thursday, and so does its 53rd week
    ['biweekly', 27],
    ['semi-monthly', 24],
    ['monthly', 12],
    ['bimonthly', 6],
    ['quarterly', 4],
    ['semi-annual', 2],
    ['annual', 1],
  ] as const)('%s: %i of them begin in 2026', (type, count) => {
    expect(periodsOfRule(type, rule(), always)).toHaveLength(count);
  });

  it('a leap year has its day', () => {
    const year = rule({ baseDate: '2028-01-01', start: '2028-01-01', end: '2028-12-31' });
    expect(periodsOfRule('daily', year, always)).toHaveLength(366);
    expect(periodsOfRule('monthly', year, always)[1]).toMatchObject({ name: '2028-02', startDate: '2028-02-01', endDate: '2028-02-29' });
    expect(periodsOfRule('semi-monthly', year, always)[3]).toMatchObject({ startDate: '2028-02-16', endDate: '2028-02-29' });
  });

  it('months from the 31st begin on the last day of shorter ones', () => {
    const starts = periodsOfRule('monthly', rule({ baseDate: '2026-01-31', end: '2026-05-31' }), always).map(({ startDate }) => startDate);
    expect(starts).toEqual(['2026-01-31', '2026-02-28', '2026-03-31', '2026-04-30', '2026-05-31']);
  });

  it('half months run from the 1st and the 16th, or from a day and fifteen days later, whichever half the base date is in', () => {
    const starts = (baseDate: string) =>
      periodsOfRule('semi-monthly', rule({ baseDate, start: '2026-02-01', end: '2026-03-31' }), always).map(({ startDate }) => startDate);
    expect(starts('2026-01-01')).toEqual(['2026-02-01', '2026-02-16', '2026-03-01', '2026-03-16']);
    expect(starts('2026-01-16')).toEqual(starts('2026-01-01'));
    expect(starts('2026-01-10')).toEqual(['2026-02-10', '2026-02-25', '2026-03-10', '2026-03-25']);
    expect(starts('2026-01-31')).toEqual(['2026-02-16', '2026-02-28', '2026-03-16', '2026-03-31']);
  });

  it('four weeks are a span like any other: thirteen in a year, one day later each year', () => {
    const fourWeeks: Span = { unit: 'day', count: 28 };
    expect(startOf(fourWeeks, '2026-01-05', 13)).toBe('2027-01-04');
    expect(startOf(fourWeeks, '2026-01-05', -1)).toBe('2025-12-08');
  });

  it('are called by month, quarter, half and year, or by their number among those paid in the same year', () => {
    const first = (type: PeriodType, more: Partial<PeriodRule> = {}) => periodsOfRule(type, rule(more), always).map(({ name }) => name);
    expect(first('quarterly')).toEqual(['2026-Q1', '2026-Q2', '2026-Q3', '2026-Q4']);
    expect(first('semi-annual')).toEqual(['2026-H1', '2026-H2']);
    expect(first('annual')).toEqual(['2026']);
    expect(first('monthly', { baseDate: '2026-01-26', start: '2026-01-26', end: '2026-02-26' })).toEqual(['2026-02', '2026-03']);
    // begins in 2024, is paid in 2025 and is its first; the fifth is found without the four before it
    const county = { baseDate: '2024-12-22', pay: { kind: 'offset', days: 6 } } as const;
    expect(first('biweekly', { ...county, start: '2024-12-22', end: '2025-01-05' })).toEqual(['2025-P01', '2025-P02']);
    expect(first('biweekly', { ...county, start: '2025-02-16', end: '2025-02-16' })).toEqual(['2025-P05']);
  });

  it('have names of their own within a year of any rule', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), aDay, fc.nat(40), (type, baseDate, offset) => {
        const names = periodsOfRule(
          type,
          rule({ baseDate, start: baseDate, end: addDays(baseDate, 365), pay: { kind: 'offset', days: offset } }),
          always,
        );
        expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
      }),
      { numRuns: 200 },
    );
  });
});

describe('the pay date of a period', () => {
  const paid = (more: Partial<PeriodRule>, off: Readonly<Record<string, boolean>> = {}) =>
    periodsOfRule('monthly', rule({ end: '2026-02-01', ...more }), workDays(new Map(Object.entries(off)))).map(({ payDate }) => payDate);

  it('is so many days after the last one, or a day of that month or a later one, as far as the month has it', () => {
    expect(paid({ pay: { kind: 'offset', days: 5 } })).toEqual(['2026-02-05', '2026-03-05']);
    expect(paid({ pay: { kind: 'day-of-month', day: 25, monthsLater: 0 } })).toEqual(['2026-01-25', '2026-02-25']);
    expect(paid({ pay: { kind: 'day-of-month', day: 31, monthsLater: 1 } })).toEqual(['2026-02-28', '2026-03-31']);
  });

  it('is moved from a weekend to the working day before or after, and stays where nobody moves it', () => {
    const sunday = { pay: { kind: 'day-of-month', day: 25, monthsLater: 0 }, end: '2026-01-01' } as const;
    expect(paid({ ...sunday, moved: 'none' })).toEqual(['2026-01-25']);
    expect(paid({ ...sunday, moved: 'before' })).toEqual(['2026-01-23']);
    expect(paid({ ...sunday, moved: 'after' })).toEqual(['2026-01-26']);
  });

  it('is moved past holidays, and not from a weekend day that is worked', () => {
    const springFestival = Object.fromEntries(['16', '17', '18', '19', '20', '23'].map((day) => [`2026-02-${day}`, false]));
    const within = { pay: { kind: 'day-of-month', day: 18, monthsLater: 0 }, start: '2026-02-01' } as const;
    expect(paid({ ...within, moved: 'after' }, springFestival)).toEqual(['2026-02-24']);
    expect(paid({ ...within, moved: 'before' }, springFestival)).toEqual(['2026-02-13']);
    const worked = { pay: { kind: 'day-of-month', day: 28, monthsLater: 0 }, start: '2026-02-01', moved: 'before' } as const;
    expect(paid(worked)).toEqual(['2026-02-27']);
    expect(paid(worked, { '2026-02-28': true })).toEqual(['2026-02-28']);
  });

  it('decides the months of payment and tax', () => {
    const [period] = periodsOfRule('monthly', rule({ end: '2026-01-01', pay: { kind: 'offset', days: 5 } }), always);
    expect(period).toMatchObject({ paymentMonth: '2026-02', taxMonth: '2026-02' });
  });
});

describe('what a rule would make beside the periods that there are', () => {
  const existing = ['2026-01', '2026-02'].map((name, place) =>
    withDefaults({
      name,
      startDate: `${name}-01`,
      endDate: ['2026-01-31', '2026-02-28'][place] ?? '',
      payDate: ['2026-01-31', '2026-02-28'][place] ?? '',
    }),
  );
  const plan = (more: Partial<PeriodRule>, there: readonly PeriodDates[] = existing) => planPeriods('monthly', rule(more), always, there);
  const states = (more: Partial<PeriodRule>) => plan({ end: '2026-04-01', ...more }).periods.map(({ state }) => state);

  it('leaves those of the same days as they are, and makes the rest', () => {
    expect(states({})).toEqual(['exists', 'exists', 'new', 'new']);
    expect(plan({}).gap).toBeNull();
  });

  it('shows each that shares a day with another one, and with which', () => {
    const moved = plan({ baseDate: '2026-01-15', end: '2026-03-15' });
    expect(moved.periods.map(({ state }) => state)).toEqual(['collides', 'collides', 'new']);
    expect(moved.periods[1]?.faults[0]).toMatchObject({
      code: 'PERIOD_BEFORE_PREVIOUS',
      parameters: { neighbour: '2026-02', limit: '2026-02-28' },
    });
    expect(moved.gap).toEqual({ from: '2026-03-01', to: '2026-03-14' });
  });

  it('shows a name that is taken, and a period before those that there are', () => {
    const [january] = existing;
    const elsewhere = january && { ...january, name: '2026-03' };
    expect(plan({ start: '2026-03-01', end: '2026-03-01' }, elsewhere ? [elsewhere] : []).periods[0]?.faults).toMatchObject([
      { code: 'PERIOD_NAME_TAKEN' },
    ]);
    expect(plan({ start: '2025-12-01', end: '2025-12-01' }).periods).toMatchObject([{ state: 'collides' }]);
  });

  it('says which days no period would cover', () => {
    expect(plan({ start: '2026-04-01' }).gap).toEqual({ from: '2026-03-01', to: '2026-03-31' });
  });

  it('plans no more than a year of days at once, and says where a rule makes none', () => {
    expect(planPeriods('daily', rule({ end: '2027-12-31' }), always, []).problem).toBe('too-many');
    expect(plan({ end: '2019-01-01' }).problem).toBe('none');
    expect(plan({ start: '1000-01-01' }).problem).toBe('too-many');
  });

  it('whatever is new keeps the rules about dates, whatever rule and periods there are', () => {
    fc.assert(
      fc.property(fc.constantFrom(...types), aDay, fc.nat(60), fc.nat(30), (type, baseDate, later, offset) => {
        const first = rule({ baseDate, start: baseDate, end: addDays(baseDate, 100), pay: { kind: 'offset', days: offset } });
        const there = planPeriods(type, first, always, []).periods;
        const next = planPeriods(type, { ...first, baseDate: addDays(baseDate, later), end: addDays(baseDate, 300) }, always, there);
        const all = [...there, ...next.periods.filter(({ state }) => state === 'new')];
        for (const [place, { startDate }] of all.entries()) {
          const before = all[place - 1];
          if (before) expect(dayNumber(startDate)).toBeGreaterThan(dayNumber(before.endDate));
        }
      }),
      { numRuns: 100 },
    );
  });

  it('is proposed from the day after the last period to the end of that year, as the periods before were paid', () => {
    const county = withDefaults({ name: '2025-P05', startDate: '2025-02-16', endDate: '2025-03-01', payDate: '2025-03-07' });
    expect(proposeRule(undefined, [county], { called: 'Biweekly', today: '2030-05-05' })).toMatchObject({
      name: 'Biweekly 2025',
      baseDate: '2025-02-16',
      start: '2025-03-02',
      end: '2025-12-31',
      pay: { kind: 'offset', days: 6 },
    });
    expect(proposeRule(rule({ name: 'Ours 2024', autoCloseDays: 9 }), [county], { called: 'Biweekly', today: '2030-05-05' })).toMatchObject(
      {
        name: 'Ours 2025',
        start: '2025-03-02',
        autoCloseDays: 9,
      },
    );
    expect(proposeRule(undefined, [], { called: 'Kunming 2030', today: '2030-05-05' }).name).toBe('Kunming 2030');
    expect(proposeRule(undefined, [], { called: 'New', today: '2030-05-05' })).toMatchObject({ start: '2030-01-01', end: '2030-12-31' });
  });
});
