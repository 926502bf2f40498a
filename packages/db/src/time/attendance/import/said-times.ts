/** Days and times of the clock as people's files say them; a day that is two days is never guessed. */
import { z } from 'zod';

export type DateOrder = 'day-first' | 'month-first';

export type SaidDay = { readonly is: 'day'; readonly day: string } | { readonly is: 'two-days' } | { readonly is: 'none' };

/** Of a day and a time in one text: `local` is `2026-03-04 08:02`, with seconds where they are said; `offset` is `+08:00` where it is said. */
export type SaidMoment =
  | { readonly is: 'moment'; readonly local: string; readonly offset: string | null }
  | { readonly is: 'two-days' }
  | { readonly is: 'none' };

const none = { is: 'none' } as const;
const plain = (text: string): string => text.normalize('NFKC').replaceAll(/\s+/g, ' ').trim();
const two = (digits: string | undefined): string => (digits ?? '').padStart(2, '0');

const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const chinese = /^(\d{4})年(\d{1,2})月(\d{1,2})[日号]?$/;
const compact = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;

const isoDay = (year: string | undefined, month: string | undefined, day: string | undefined): SaidDay => {
  const text = `${year}-${two(month)}-${two(day)}`;
  return z.iso.date().safeParse(text).success ? { is: 'day', day: text } : none;
};

/** Dots are written where the day comes first; with slashes and hyphens either may, as readers of date columns decide it too. */
function dayOfYearLast([, first, mark, second, year]: RegExpExecArray, order: DateOrder | undefined): SaidDay {
  const readings = { 'day-first': isoDay(year, second, first), 'month-first': isoDay(year, first, second) };
  if (mark === '.') return readings['day-first'];
  if (order) return readings[order];
  const possible = Object.values(readings).filter(({ is }) => is === 'day');
  return possible.length === 2 && first !== second ? { is: 'two-days' } : (possible[0] ?? none);
}

function saidDay(text: string, order: DateOrder | undefined): SaidDay {
  const [, year, , month, day] = yearFirst.exec(text) ?? [];
  if (year !== undefined) return isoDay(year, month, day);
  const [, ...parts] = chinese.exec(text) ?? compact.exec(text) ?? [];
  if (parts.length === 3) return isoDay(parts[0], parts[1], parts[2]);
  const ending = yearLast.exec(text);
  return ending ? dayOfYearLast(ending, order) : none;
}

const clock = /^(上午|下午)? ?(\d{1,2})[:时点](\d{1,2})(?:[:分](\d{1,2})(?:\.\d+)?秒?)?分? ?(am|pm|a\.m\.|p\.m\.)?$/i;
const digits = /^(\d{2})(\d{2})(\d{2})?$/;

/** A time of the day → `08:02`, with seconds where they are said; null: it is none. */
export function saidTime(text: string): string | null {
  const said = plain(text);
  const [, half, hourText, minute, second, suffix] = clock.exec(said) ?? [];
  const [, ...bare] = digits.exec(said) ?? [];
  const [h, m, s] = hourText === undefined ? bare : [hourText, minute, second];
  if (h === undefined) return null;
  const part = half ?? suffix?.charAt(0).toLowerCase();
  const isHalved = part !== undefined;
  const isAfternoon = part === '下午' || part === 'p';
  const hour = isHalved ? (Number(h) % 12) + (isAfternoon ? 12 : 0) : Number(h);
  if (isHalved && (Number(h) > 12 || Number(h) === 0)) return null;
  if (hour > 23 || Number(m) > 59 || Number(s ?? 0) > 59) return null;
  return `${two(String(hour))}:${two(m)}${s === undefined ? '' : `:${two(s)}`}`;
}

const moment = /^(.*?(?:\d{4}|[日号]|[-/.]\d{1,2}))(?:T| |(?<=[日号]))(.+)$/;
const withOffset = /^(.+?) ?(Z|UTC|[+-]\d{2}:?\d{2})$/;

/** A fixed offset from UTC → `+08:00`; null: it is none. */
export function saidOffset(text: string): string | null {
  const said = plain(text).toUpperCase();
  if (said === 'Z' || said === 'UTC' || said === 'GMT') return '+00:00';
  const [, sign, hours, minutes = '00'] = /^(?:UTC|GMT)?([+-])(\d{1,2})(?::?(\d{2}))?$/.exec(said) ?? [];
  return sign === undefined || Number(hours) > 14 || Number(minutes) > 59 ? null : `${sign}${two(hours)}:${minutes}`;
}

/** A day and a time in one text. @param order where somebody has said which comes first in days such as 04/03/2026 */
export function saidMoment(text: string, order: DateOrder | undefined): SaidMoment {
  const [, dayText = '', rest = ''] = moment.exec(plain(text)) ?? /^(\d{8})T?(\d{4}|\d{6})$/.exec(plain(text)) ?? [];
  const [, timeText = rest, offsetText] = withOffset.exec(rest) ?? [];
  const time = saidTime(timeText);
  if (time === null) return none;
  const day = saidDay(dayText, order);
  if (day.is !== 'day') return day;
  return { is: 'moment', local: `${day.day} ${time}`, offset: offsetText === undefined ? null : saidOffset(offsetText) };
}
