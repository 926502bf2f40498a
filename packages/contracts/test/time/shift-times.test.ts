/** What times of day come to: how long is worked, on which day a shift ends, and which times are none. */
import { hoursOf, shiftMinutes, timeOf } from '@wagewright/contracts/time/shifts';
import { describe, expect, it } from 'vitest';

const shift = (start: string, end: string, ...breaks: readonly (readonly [string, string])[]) =>
  shiftMinutes({ start, end, breaks: breaks.map(([from, until]) => ({ start: from, end: until })) });

describe('a shift', () => {
  it('is worked from its begin to its end, without its breaks', () => {
    expect(shift('09:00', '18:00', ['12:00', '13:00'])).toMatchObject({
      startMinute: 540,
      endMinute: 1080,
      breakMinutes: 60,
      workMinutes: 480,
    });
    expect(shift('08:00', '12:30')).toMatchObject({ workMinutes: 270 });
  });

  it('that ends at an earlier time of day ends on the next day, and so may its breaks', () => {
    const night = shift('22:00', '06:00', ['02:00', '02:30'], ['23:30', '00:15']);
    expect(night).toMatchObject({ startMinute: 1320, endMinute: 1800, breakMinutes: 75, workMinutes: 405 });
    expect(night).toMatchObject({
      breaks: [
        { startMinute: 1410, endMinute: 1455 },
        { startMinute: 1560, endMinute: 1590 },
      ],
    });
    expect(timeOf(1560)).toBe('02:00');
  });

  it('has a length, and breaks within it that do not overlap', () => {
    expect(shift('09:00', '09:00')).toBe('no-length');
    expect(shift('09:00', '18:00', ['08:30', '09:30'])).toBe('break-outside');
    expect(shift('09:00', '18:00', ['17:30', '18:30'])).toBe('break-outside');
    expect(shift('09:00', '18:00', ['12:00', '12:00'])).toBe('break-outside');
    expect(shift('09:00', '18:00', ['12:00', '13:00'], ['12:30', '13:30'])).toBe('breaks-overlap');
    expect(shift('09:00', '18:00', ['09:00', '18:00'])).toBe('nothing-worked');
  });

  it('says hours to the hundredth', () => {
    expect([480, 450, 405, 1].map(hoursOf)).toEqual(['8', '7.5', '6.75', '0.02']);
  });
});
