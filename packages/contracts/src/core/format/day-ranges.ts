import type { Language } from '../languages.ts';

type WriteRange = (from: string, to: string, format: Intl.DateTimeFormat) => string;

const instant = (isoDate: string): Date => new Date(`${isoDate}T00:00:00Z`);

/** What the second day has in common with the first is said once: 2025年2月9日至22日. `Intl` would write 2025/2/9 beside 2025年2月9日. */
const chineseRange: WriteRange = (from, to, format) => {
  const [first, last] = [format.format(instant(from)), format.format(instant(to))];
  if (first === last) return first;
  const shared = ['年', '月']
    .map((unit) => first.slice(0, first.indexOf(unit) + 1))
    .filter((start) => start !== '' && last.startsWith(start));
  return `${first}至${last.slice(shared.at(-1)?.length ?? 0)}`;
};

/** A range of days, each an ISO date, in the way of one day's format. */
export const dayRanges: Readonly<Record<Language, WriteRange>> = {
  en: (from, to, format) => format.formatRange(instant(from), instant(to)),
  'zh-CN': chineseRange,
};
