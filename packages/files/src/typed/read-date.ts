/** A date as people write it → ISO, or the two days that it could be. */
import { toPlainCharacters } from './characters.ts';
import { type Reading, read, refused } from './column.ts';

const iso = /^\d{4}-\d{2}-\d{2}$/;
const yearFirst = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;
const chinese = /^(\d{4})\u5e74(\d{1,2})\u6708(\d{1,2})[\u65e5\u53f7]?$/;
const compact = /^((?:19|20|21)\d{2})(\d{2})(\d{2})$/;
const yearLast = /^(\d{1,2})([-/.])(\d{1,2})\2(\d{4})$/;
const shortYear = /^\d{1,2}([-/.])\d{1,2}\1\d{2}$/;
const midnight = /^(.*?)[ T]0?0:00(?::00(?:\.0+)?)?Z?$/;
const withTime = /^(.*?)[ T]\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?\s*(?:[AP]M)?Z?$/i;
const dayAndMonth = /^(\d{1,2})[-. ]+([A-Z]{3,9})[-. ]+(\d{4})$/i;
const monthAndDay = /^([A-Z]{3,9})[. ]+(\d{1,2}),? +(\d{4})$/i;

const months = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];
/** Serial numbers of 1950 to 2100, as a spreadsheet stores days. */
const serial = /^\d{5}$/;

const serialOfEpoch = 25_569;
const dayMs = 86_400_000;

/** The day of a serial number of 1950 to 2100, counted from 1900; undefined: it is none. */
export function dayOfSerial(text: string): string | undefined {
  const count = Number(text);
  return serial.test(text) && count >= 18_264 && count <= 73_415
    ? new Date((count - serialOfEpoch) * dayMs).toISOString().slice(0, 10)
    : undefined;
}

export function readDate(text: string, takesSerials = false): Reading {
  const counted = takesSerials ? dayOfSerial(text) : undefined;
  if (counted !== undefined) return read(counted);
  if (iso.test(text)) return day(text.slice(0, 4), text.slice(5, 7), text.slice(8));
  const plain = toPlainCharacters(text).replaceAll(/\s*([\u5e74\u6708\u65e5])\s*/g, '$1');
  const date = midnight.exec(plain)?.[1] ?? plain;
  if (withTime.test(date)) return refused('DATE_WITH_TIME');
  const [, year, , month, last] = yearFirst.exec(date) ?? [];
  if (year !== undefined) return day(year, month, last);
  const [, ...parts] = chinese.exec(date) ?? compact.exec(date) ?? [];
  if (parts.length === 3) return day(parts[0], parts[1], parts[2]);
  const ending = yearLast.exec(date);
  if (ending) return readYearLast(ending);
  const named = readNamedMonth(date);
  if (named) return named;
  if (shortYear.test(date)) return refused('DATE_SHORT_YEAR');
  return serial.test(date) ? refused('NUMBER_AS_DATE') : refused('NOT_A_DATE');
}

/** Dots are written where the day comes first; with slashes and hyphens either may. */
function readYearLast([, first = '', mark, second = '', year = '']: RegExpExecArray): Reading {
  const dayFirst = day(year, second, first);
  const monthFirst = day(year, first, second);
  if (mark === '.') return dayFirst;
  if (dayFirst.kind === 'value' && monthFirst.kind === 'value') {
    const readings = { 'day-first': dayFirst, 'month-first': monthFirst };
    const texts = [String(dayFirst.value), String(monthFirst.value)] as const;
    return dayFirst.value === monthFirst.value ? dayFirst : { kind: 'doubt', of: 'date', readings, texts };
  }
  if (dayFirst.kind === 'value') return read(dayFirst.value, 'day-first');
  return monthFirst.kind === 'value' ? read(monthFirst.value, 'month-first') : refused('NOT_A_DATE');
}

function readNamedMonth(date: string): Reading | null {
  const [, firstDay, firstMonth, firstYear] = dayAndMonth.exec(date) ?? [];
  const [, secondMonth, secondDay, secondYear] = monthAndDay.exec(date) ?? [];
  const name = (firstMonth ?? secondMonth)?.slice(0, 3).toLowerCase();
  if (name === undefined) return null;
  const number = months.indexOf(name) + 1;
  return number === 0 ? refused('NOT_A_DATE') : day(firstYear ?? secondYear, String(number), firstDay ?? secondDay);
}

function day(year = '', month = '', dayOfMonth = ''): Reading {
  const [y, m, d] = [Number(year), Number(month), Number(dayOfMonth)];
  if (y < 1 || m < 1 || m > 12 || d < 1 || d > daysInMonth(y, m)) return refused('NOT_A_DATE');
  return read(`${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}`);
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28;
}
