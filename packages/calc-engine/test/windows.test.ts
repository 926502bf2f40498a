/** Which months a window of history counts. Each month pays another power of two, so that a sum says which months are in it. */
import { expect, test } from 'vitest';
import { type HistoryNeed, type LedgerPeriod, type LedgerRow, windowAmount } from '../src/index.ts';

/** `2025-03` is paid on its 15th; months are counted from the year 0. */
const monthOf = (name: string): LedgerPeriod => ({
  name,
  sequence: Number(name.slice(0, 4)) * 12 + Number(name.slice(5)),
  payDate: `${name}-15`,
});

const months = ['2024-02', '2024-12', '2025-01', '2025-03', '2025-04', '2025-05', '2025-12', '2026-01', '2026-03', '2026-04', '2026-05'];
const power = (month: string): bigint => 1n << BigInt(months.indexOf(month));

const row = (earned: string, paid: string, amount = power(paid)): LedgerRow => ({
  kind: earned === paid ? 'normal' : 'retro',
  earned: monthOf(earned),
  paid: monthOf(paid),
  amounts: new Map([['GROSS', amount]]),
});

const need = (window: HistoryNeed['window'], more: Partial<HistoryNeed> = {}): HistoryNeed => ({
  element: 'GROSS',
  window,
  back: 0,
  until: null,
  basis: 'paid',
  scale: 2,
  ...more,
});

const presentOf = (name: string) => ({ ...monthOf(name), facts: { start: `${name}-01`, end: `${name}-28` } });

/** The months that count when `present` is calculated; the ledger holds later ones too, as it does when a period is calculated again. */
function counted(asked: HistoryNeed, present: string): string[] {
  const rows = months.map((month) => row(month, month));
  const sum = windowAmount(asked, presentOf(present), rows, []);
  return months.filter((month) => (sum & power(month)) !== 0n);
}

test.each<[HistoryNeed['window'], present: string, counts: string[]]>([
  ['YTD', '2026-04', ['2026-01', '2026-03', '2026-04']],
  ['YTD', '2025-12', ['2025-01', '2025-03', '2025-04', '2025-05', '2025-12']],
  ['QTD', '2026-05', ['2026-04', '2026-05']],
  ['QTD', '2026-03', ['2026-01', '2026-03']],
  ['QTD', '2025-12', ['2025-12']],
  ['MTD', '2026-03', ['2026-03']],
  ['MTD', '2026-02', []],
  ['OPENING', '2025-03', ['2024-02', '2024-12']],
  ['PREV_YEAR', '2026-03', ['2025-01', '2025-03', '2025-04', '2025-05', '2025-12']],
  ['PREV_YEAR', '2025-03', ['2024-02', '2024-12']],
  ['PREV_YTD', '2026-04', ['2025-01', '2025-03', '2025-04']],
  ['PREV_YTD', '2026-01', ['2025-01']],
  ['PREV_YTD', '2025-12', ['2024-02', '2024-12']],
  ['BALANCE', '2025-01', ['2024-02', '2024-12', '2025-01']],
])('%s in %s counts %j', (window, present, counts) => {
  expect(counted(need(window), present)).toEqual(counts);
});

test.each<[window: 'PREV' | 'LAST', back: number, present: string, counts: string[]]>([
  ['PREV', 1, '2026-05', ['2026-04']],
  ['PREV', 2, '2026-05', ['2026-03']],
  ['PREV', 3, '2026-05', []],
  ['PREV', 1, '2025-01', ['2024-12']],
  ['LAST', 1, '2026-05', ['2026-04']],
  ['LAST', 2, '2026-05', ['2026-03', '2026-04']],
  ['LAST', 4, '2026-05', ['2026-01', '2026-03', '2026-04']],
  ['LAST', 5, '2026-05', ['2025-12', '2026-01', '2026-03', '2026-04']],
])('%s of %i in %s counts %j: the calendar counts back, not what was paid', (window, back, present, counts) => {
  expect(counted(need(window, { back }), present)).toEqual(counts);
});

test('a number of periods counts those that paid something, each once', () => {
  const rows = [row('2026-01', '2026-01', 5n), row('2025-12', '2026-01', 2n), row('2026-03', '2026-03', 0n), row('2026-04', '2026-04', 1n)];
  const count = (back: number) => windowAmount(need('LAST_COUNT', { back }), presentOf('2026-05'), rows, []);
  expect([count(1), count(3), count(4), count(5)]).toEqual([1n, 1n, 2n, 2n]);
});

test.each<[until: string, counts: string[]]>([
  ['2025-01-14', ['2024-02', '2024-12']],
  ['2025-01-15', ['2024-02', '2024-12', '2025-01']],
  ['period-start', ['2024-02', '2024-12', '2025-01', '2025-03']],
  ['period-end', ['2024-02', '2024-12', '2025-01', '2025-03', '2025-04']],
  ['2026-12-31', ['2024-02', '2024-12', '2025-01', '2025-03', '2025-04']],
])('a balance until %s counts what was paid by then, and nothing that is paid later than now', (until, counts) => {
  expect(counted(need('BALANCE', { until }), '2025-04')).toEqual(counts);
});

test('paid or earned: a correction counts in the month that pays it, or in the month that it is for', () => {
  const rows = [row('2025-12', '2025-12', 100n), row('2026-01', '2026-01', 10n), row('2025-12', '2026-01', 1n)];
  const sum = (window: HistoryNeed['window'], basis: HistoryNeed['basis']) =>
    windowAmount(need(window, { basis }), presentOf('2026-03'), rows, []);
  expect([sum('YTD', 'paid'), sum('YTD', 'earned')]).toEqual([11n, 10n]);
  expect([sum('PREV_YEAR', 'paid'), sum('PREV_YEAR', 'earned')]).toEqual([100n, 101n]);
});

test('a window is of one element, and nobody who has no rows has anything', () => {
  const two: LedgerRow = {
    ...row('2026-01', '2026-01'),
    amounts: new Map([
      ['GROSS', 7n],
      ['TAX', 2n],
    ]),
  };
  const only: LedgerRow = { ...row('2026-03', '2026-03'), amounts: new Map([['TAX', 1n]]) };
  const sum = (element: string) => windowAmount(need('YTD', { element }), presentOf('2026-03'), [two, only], []);
  expect([sum('GROSS'), sum('TAX'), sum('NET')]).toEqual([7n, 3n, 0n]);
  expect(windowAmount(need('YTD'), presentOf('2026-03'), [], [])).toBe(0n);
});

test('RETRO is what is owed for all earlier periods together, whatever was paid', () => {
  const owed = [
    new Map([['GROSS', 50n]]),
    new Map([
      ['GROSS', -20n],
      ['TAX', 3n],
    ]),
    new Map([['TAX', 4n]]),
  ];
  const sum = (element: string) => windowAmount(need('RETRO', { element }), presentOf('2026-03'), [row('2026-01', '2026-01')], owed);
  expect([sum('GROSS'), sum('TAX'), sum('NET')]).toEqual([30n, 7n, 0n]);
});
