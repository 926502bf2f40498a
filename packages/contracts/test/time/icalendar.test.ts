/** iCalendar files (RFC 5545), as calendars of holidays are given away: what they say of whole days, and what is refused because it could be read otherwise. */
import { limits } from '@wagewright/contracts';
import { readICalendar } from '@wagewright/contracts/time/calendars';
import { describe, expect, it } from 'vitest';

const years = { fromYear: 2026, untilYear: 2028 };
const file = (...lines: readonly string[]): string => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...lines, 'END:VCALENDAR', ''].join('\r\n');
const event = (...lines: readonly string[]): readonly string[] => ['BEGIN:VEVENT', ...lines, 'END:VEVENT'];
const read = (...lines: readonly string[]) => readICalendar(file(...lines), years);
const days = (...lines: readonly string[]): string[] => read(...event(...lines)).days.map(({ date }) => date);
const reason = (...lines: readonly string[]): string | undefined => {
  const { days: taken, faults } = read(...event(...lines));
  expect(taken).toEqual([]);
  return faults[0]?.reason.en;
};

describe('days of an iCalendar file', () => {
  it('are those of its events; the end of an event is not part of it', () => {
    expect(days('DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260504')).toEqual(['2026-05-01', '2026-05-02', '2026-05-03']);
    expect(days('DTSTART;VALUE=DATE:20260501')).toEqual(['2026-05-01']);
    expect(days('DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260501')).toEqual(['2026-05-01']);
    expect(days('DTSTART;VALUE=DATE:20261231', 'DURATION:P2D')).toEqual(['2026-12-31', '2027-01-01']);
  });

  it('carry the name of the event, with lines folded and characters escaped', () => {
    const folded = event('DTSTART;VALUE=DATE:20260101', 'SUMMARY;LANGUAGE=en:New Year\\, first day of the', '  year\\; a holiday');
    expect(read(...folded).days).toEqual([{ date: '2026-01-01', name: 'New Year, first day of the year; a holiday' }]);
    expect(readICalendar(`\ufeff${file(...event('DTSTART:20260101', 'SUMMARY:元旦'))}`, years).days).toEqual([
      { date: '2026-01-01', name: '元旦' },
    ]);
  });

  it('repeat every year, until a day or so many times, in the years that are asked for', () => {
    expect(days('DTSTART;VALUE=DATE:19970704', 'RRULE:FREQ=YEARLY')).toEqual(['2026-07-04', '2027-07-04', '2028-07-04']);
    expect(days('DTSTART;VALUE=DATE:20250704', 'RRULE:FREQ=YEARLY;COUNT=3')).toEqual(['2026-07-04', '2027-07-04']);
    expect(days('DTSTART;VALUE=DATE:20200704', 'RRULE:FREQ=YEARLY;UNTIL=20270703')).toEqual(['2026-07-04']);
    expect(days('DTSTART;VALUE=DATE:20250704', 'RRULE:FREQ=YEARLY;INTERVAL=2;BYMONTH=7;BYMONTHDAY=4')).toEqual(['2027-07-04']);
    expect(days('DTSTART;VALUE=DATE:20251231', 'DURATION:P2D', 'RRULE:FREQ=YEARLY')).toEqual([
      '2026-01-01',
      '2026-12-31',
      '2027-01-01',
      '2027-12-31',
      '2028-01-01',
      '2028-12-31',
    ]);
    expect(days('DTSTART;VALUE=DATE:20200229', 'RRULE:FREQ=YEARLY'), '29 February is in leap years only').toEqual(['2028-02-29']);
    expect(days('DTSTART;VALUE=DATE:20200229', 'RRULE:FREQ=YEARLY;COUNT=2'), 'and counts those only').toEqual([]);
  });

  it('leave out what was cancelled and what stands in an alarm', () => {
    expect(days('DTSTART;VALUE=DATE:20260101', 'STATUS:CANCELLED')).toEqual([]);
    expect(days('BEGIN:VALARM', 'DTSTART;VALUE=DATE:20260102', 'END:VALARM', 'DTSTART;VALUE=DATE:20260101')).toEqual(['2026-01-01']);
  });

  it.each([
    ['a time of day', ['DTSTART:20260101T090000Z'], 'whole days'],
    ['another rule', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;BYDAY=1MO'], 'repeats otherwise'],
    ['a monthly rule', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=MONTHLY'], 'repeats otherwise'],
    ['an interval of nothing', ['DTSTART;VALUE=DATE:20260101', 'RRULE:FREQ=YEARLY;INTERVAL=0'], 'repeats otherwise'],
    ['days that are left out', ['DTSTART;VALUE=DATE:20260101', 'EXDATE;VALUE=DATE:20270101'], 'excluded days'],
    ['no beginning', ['SUMMARY:Some day'], 'no day on which it begins'],
    ['a day that there is not', ['DTSTART;VALUE=DATE:20260230'], 'cannot be read'],
    ['a duration in hours', ['DTSTART;VALUE=DATE:20260101', 'DURATION:PT24H'], 'cannot be read'],
    ['an event that is too long', ['DTSTART;VALUE=DATE:20260101', 'DTEND;VALUE=DATE:20260401'], 'longer than'],
  ])('are not taken of %s, and it is said why', (_what, lines, words) => {
    expect(reason(...lines)).toContain(words);
  });

  it('name the line of what is wrong, and take the rest', () => {
    const { days: taken, faults } = read(...event('DTSTART;VALUE=DATE:20260101'), ...event('SUMMARY:Meeting', 'DTSTART:20260102T090000'));
    expect(taken.map(({ date }) => date)).toEqual(['2026-01-01']);
    expect(faults).toMatchObject([{ line: 8 }]);
    expect(readICalendar('<html>', years).faults).toMatchObject([{ line: 1 }]);
    expect(readICalendar('', years).faults).toHaveLength(1);
    expect(readICalendar('BEGIN:VCALENDAR\nBEGIN:VEVENT\nDTSTART:20260101', years).faults[0]?.reason.en).toContain('does not end');
  });

  it('are bounded, however the file is made (S8)', () => {
    const began = process.cpuUsage();
    const many = Array.from({ length: limits.iCalendarEventsMax + 1 }, () => event('DTSTART;VALUE=DATE:20260101')).flat();
    expect(read(...many).faults[0]?.reason.en).toContain('more than');
    expect(read(...many.slice(4)).faults).toEqual([]);
    const long = 'x'.repeat(limits.iCalendarCharactersMax);
    expect(read(...event('DTSTART;VALUE=DATE:20260101', `SUMMARY:${long}`)).faults).toHaveLength(1);
    expect(read(...event('DTSTART;VALUE=DATE:20260101', `SUMMARY:${';'.repeat(300_000)}`)).faults).toEqual([]);
    const wide = { fromYear: 1900, untilYear: 2200 };
    const everyDay = Array.from({ length: 60 }, () => event('DTSTART;VALUE=DATE:19000101', 'DURATION:P60D', 'RRULE:FREQ=YEARLY')).flat();
    expect(readICalendar(file(...everyDay), wide).faults[0]?.reason.en).toContain('days');
    const { user } = process.cpuUsage(began);
    expect(user / 1_000).toBeLessThan(1_500);
  });
});
