/**
 * The whole days of an iCalendar file (RFC 5545): VEVENT with a DATE, an end that is not part of it or a DURATION in days, and RRULE:FREQ=YEARLY.
 * What else a file can say is a fault that names its line: a holiday that is silently left out would be paid as a working day.
 * Read once from beginning to end; limits bound what an event can make of days.
 */
import type { LocalizedText } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { withoutHidden } from '../../core/primitives.ts';

export interface FileDay {
  readonly date: string;
  /** SUMMARY; blank where the event has none. */
  readonly name: string;
}

export interface FileFault {
  /** From 1. */
  readonly line: number;
  readonly reason: LocalizedText;
}

export interface FileDays {
  /** In their order, each day once: of two events the first in the file names it. */
  readonly days: readonly FileDay[];
  readonly faults: readonly FileFault[];
}

interface Years {
  readonly fromYear: number;
  readonly untilYear: number;
}

interface Line {
  readonly number: number;
  readonly name: string;
  readonly parameters: string;
  readonly value: string;
}

interface Event {
  readonly line: number;
  readonly properties: Map<string, Line>;
}

const dayMs = 86_400_000;
const why = (en: string, chinese: string): LocalizedText => ({ en, 'zh-CN': chinese });
const tooMany = why(
  `it holds more than ${limits.iCalendarEventsMax} events, or more than ${limits.calendarDaysMax} days`,
  `事件超过 ${limits.iCalendarEventsMax} 个，或日期超过 ${limits.calendarDaysMax} 天`,
);
const notACalendar = why('it does not begin with BEGIN:VCALENDAR', '文件未以 BEGIN:VCALENDAR 开头');
const notEnded = why('an event does not end', '事件没有结束');
const noDay = why('an event has no day on which it begins', '事件没有开始日期');
const timed = why('an event begins at a time of day; only whole days can be taken', '事件带有具体时间，只能导入全天事件');
const unreadable = why('a day or a duration cannot be read', '日期或时长无法识别');
const long = why(`an event is longer than ${limits.iCalendarEventDaysMax} days`, `事件超过 ${limits.iCalendarEventDaysMax} 天`);
const unruled = why('an event repeats otherwise than every year on its day', '事件的重复规则不是每年同一天');
const excepted = why('an event has additional or excluded days (RDATE, EXDATE)', '事件含有附加或排除的日期（RDATE、EXDATE）');

class Fault extends Error {
  readonly fault: FileFault;
  constructor(line: number, reason: LocalizedText) {
    super(reason.en);
    this.fault = { line, reason };
  }
}

/** Content lines, those that were folded put together again (RFC 5545 §3.1). */
function* contentLines(text: string): Generator<Line> {
  const raw = text.split(/\r\n|\n|\r/);
  for (let index = 0; index < raw.length; ) {
    const number = index + 1;
    const parts = [raw[index] ?? ''];
    for (index++; index < raw.length && (raw[index]?.startsWith(' ') || raw[index]?.startsWith('\t')); index++)
      parts.push(raw[index]?.slice(1) ?? '');
    const whole = parts.join('');
    const colon = whole.indexOf(':');
    if (colon < 0) continue;
    const semicolon = whole.indexOf(';');
    const end = semicolon >= 0 && semicolon < colon ? semicolon : colon;
    yield {
      number,
      name: whole.slice(0, end).trim().toUpperCase(),
      parameters: whole.slice(end, colon).toUpperCase(),
      value: whole.slice(colon + 1).trim(),
    };
  }
}

/** TEXT of RFC 5545 §3.3.11 in one line, no longer than a name. */
const textOf = (value: string): string =>
  withoutHidden(value.replace(/\\([\\;,nN])/g, (_whole, character: string) => (character.toLowerCase() === 'n' ? ' ' : character)))
    .trim()
    .slice(0, limits.nameCharactersMax)
    .trim();

/** @returns days since 1970; undefined for a day that there is not */
function dayNumber(value: string): number | undefined {
  const match = /^(\d{4})(\d\d)(\d\d)$/.exec(value);
  if (!match) return undefined;
  const iso = `${match[1]}-${match[2]}-${match[3]}`;
  const at = Date.parse(`${iso}T00:00:00Z`);
  return Number.isNaN(at) || isoOf(at / dayMs) !== iso ? undefined : at / dayMs;
}

const isoOf = (day: number): string => new Date(day * dayMs).toISOString().slice(0, 10);

function requireDay(line: Line): number {
  if (/^\d{8}T/.test(line.value)) throw new Fault(line.number, timed);
  const day = dayNumber(line.value);
  if (day === undefined) throw new Fault(line.number, unreadable);
  return day;
}

/** How many days an event lasts. */
function lengthOf({ properties }: Event, first: number): number {
  const end = properties.get('DTEND');
  const duration = properties.get('DURATION');
  const line = end ?? duration;
  if (!line) return 1;
  const weeksOrDays = duration ? /^\+?P(\d{1,4})([DW])$/.exec(duration.value) : null;
  if (duration && !end && !weeksOrDays) throw new Fault(duration.number, unreadable);
  // an end on the day itself is how some programs write one day
  const days = end ? Math.max(1, requireDay(end) - first) : Number(weeksOrDays?.[1]) * (weeksOrDays?.[2] === 'W' ? 7 : 1);
  if (days > limits.iCalendarEventDaysMax) throw new Fault(line.number, long);
  return days;
}

interface Rule {
  readonly interval: number;
  readonly count: number;
  readonly until: number;
}

/** Every so many years on the day itself; what says more than that is a fault. */
function ruleOf({ properties }: Event, first: number): Rule | null {
  const line = properties.get('RRULE');
  if (!line) return null;
  const parts = new Map(line.value.split(';').map((part) => part.toUpperCase().split('=') as [string, string]));
  const own = new Set(['FREQ', 'INTERVAL', 'COUNT', 'UNTIL', 'WKST', 'BYMONTH', 'BYMONTHDAY']);
  const day = isoOf(first);
  const same = (part: string, wanted: number) => parts.get(part) === undefined || Number(parts.get(part)) === wanted;
  const whole = (part: string, otherwise: number) => Number(parts.get(part) ?? otherwise);
  const rule = { interval: whole('INTERVAL', 1), count: whole('COUNT', Number.MAX_SAFE_INTEGER) };
  const until = parts.get('UNTIL') === undefined ? Number.MAX_SAFE_INTEGER : dayNumber(parts.get('UNTIL')?.slice(0, 8) ?? '');
  const sound =
    parts.get('FREQ') === 'YEARLY' &&
    [...parts.keys()].every((part) => own.has(part)) &&
    same('BYMONTH', Number(day.slice(5, 7))) &&
    same('BYMONTHDAY', Number(day.slice(8))) &&
    [rule.interval, rule.count].every((number) => Number.isSafeInteger(number) && number >= 1);
  if (!sound || until === undefined) throw new Fault(line.number, unruled);
  return { ...rule, until };
}

/** The days on which an event begins, in the years that are asked for. */
function* beginnings(event: Event, first: number, { fromYear, untilYear }: Years): Generator<number> {
  const rule = ruleOf(event, first);
  if (!rule) return void (yield first);
  const [year, monthAndDay] = [Number(isoOf(first).slice(0, 4)), isoOf(first).slice(4)];
  // an event of December reaches into the next year
  const earliest = Math.max(0, Math.ceil((fromYear - 1 - year) / rule.interval));
  const leap = monthAndDay === '-02-29';
  // of 29 February only the years are counted that have one
  const nth = (n: number): number => (leap ? countLeaps(year, year + n * rule.interval, rule.interval) : n + 1);
  for (let n = earliest; year + n * rule.interval <= untilYear; n++) {
    const day = dayNumber(`${year + n * rule.interval}${monthAndDay}`.replaceAll('-', ''));
    if (day === undefined) continue;
    if (day > rule.until || nth(n) > rule.count) return;
    yield day;
  }
}

/** How many of the years of a rule have a 29 February. */
function countLeaps(from: number, until: number, interval: number): number {
  let count = 0;
  for (let year = from; year <= until; year += interval) if ((year % 4 === 0 && year % 100 !== 0) || year % 400 === 0) count++;
  return count;
}

function* daysOf(event: Event, years: Years): Generator<number> {
  const start = event.properties.get('DTSTART');
  if (!start) throw new Fault(event.line, noDay);
  for (const part of ['RDATE', 'EXDATE']) {
    const line = event.properties.get(part);
    if (line) throw new Fault(line.number, excepted);
  }
  const first = requireDay(start);
  const length = lengthOf(event, first);
  for (const day of beginnings(event, first, years)) for (let n = 0; n < length; n++) yield day + n;
}

/** VEVENTs of the file; what stands in an alarm or a time zone is none of theirs. */
function* eventsOf(text: string): Generator<Event> {
  let event: Event | undefined;
  let depth = 0;
  let begun = false;
  for (const line of contentLines(text.replace(/^\ufeff/, ''))) {
    if (!begun) {
      if (line.name !== 'BEGIN' || line.value.toUpperCase() !== 'VCALENDAR') throw new Fault(line.number, notACalendar);
      begun = true;
    } else if (line.name === 'BEGIN') {
      if (event) depth++;
      else if (line.value.toUpperCase() === 'VEVENT') event = { line: line.number, properties: new Map() };
    } else if (line.name === 'END' && event) {
      if (depth > 0) depth--;
      else {
        yield event;
        event = undefined;
      }
    } else if (event && depth === 0 && !event.properties.has(line.name)) event.properties.set(line.name, line);
  }
  if (!begun) throw new Fault(1, notACalendar);
  if (event) throw new Fault(event.line, notEnded);
}

/** Reads the whole days of a file that lie in the years. What cannot be taken is told by its line; events that were cancelled are none. */
export function readICalendar(text: string, years: Years): FileDays {
  const found = new Map<string, FileDay>();
  const faults: FileFault[] = [];
  let events = 0;
  const collecting = (work: () => void) => {
    try {
      work();
    } catch (thrown) {
      if (!(thrown instanceof Fault)) throw thrown;
      faults.push(thrown.fault);
    }
  };
  const take = (event: Event) => {
    if (event.properties.get('STATUS')?.value.toUpperCase() === 'CANCELLED') return;
    const name = textOf(event.properties.get('SUMMARY')?.value ?? '');
    for (const day of daysOf(event, years)) {
      const date = isoOf(day);
      const year = Number(date.slice(0, 4));
      if (year < years.fromYear || year > years.untilYear || found.has(date)) continue;
      if (found.size >= limits.calendarDaysMax) throw new Fault(event.line, tooMany);
      found.set(date, { date, name });
    }
  };
  if (text.length > limits.iCalendarCharactersMax) return { days: [], faults: [{ line: 1, reason: tooMany }] };
  collecting(() => {
    for (const event of eventsOf(text)) {
      if (++events > limits.iCalendarEventsMax) throw new Fault(event.line, tooMany);
      collecting(() => take(event));
    }
  });
  return { days: [...found.values()].sort((a, b) => (a.date < b.date ? -1 : 1)), faults };
}
