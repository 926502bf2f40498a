/** How many arguments each function takes, written down a second time from what the functions are for; and what each argument is. */
import { expect, test } from 'vitest';
import { argumentSlots } from '../src/functions/arity.ts';
import { findFunction } from '../src/functions/index.ts';
import { functions } from '../src/language/index.ts';

/** Numbers of arguments up to nine → functions that take just these. */
const taken: Readonly<Record<string, string>> = {
  '0': 'TRUE FALSE PERIOD_START PERIOD_END PAY_DATE TAX_MONTH TAX_YEAR PERIOD_NUMBER PERIOD_DAYS PERIOD_WORKDAYS',
  '012': 'OVERLAP_DAYS WORKDAYS PAID_DAYS',
  '1': 'NOT ISBLANK ERROR ABS SIGN INT HAS_VERSION ANNUALIZE DEANNUALIZE YEAR MONTH DAY WEEKDAY EOM IS_HOLIDAY OPENING RETRO VALUE UPPER LOWER TRIM LEN SUM COUNT AVG FIRST LAST ONLY EXISTS SEGMENTS TOTAL',
  '12': 'AGE SERVICE_MONTHS YTD QTD MTD PREV_YEAR PREV_YTD BALANCE TEXT CONCAT',
  '123': 'PREV',
  '123456789': 'AND OR COALESCE MIN MAX',
  '2': 'MOD POWER PARAM GROSS_UP ADD_DAYS ADD_MONTHS DAYS_BETWEEN MONTHS_BETWEEN LEFT RIGHT MATCH SHARE',
  '23': 'SAFE_DIV ROUND ROUND_TO PROGRESSIVE QUICK LAST_N_AVG CONVERT RANK',
  '234': 'PRORATE ALLOCATE',
  '2468': 'IFS',
  '23456789': 'IN',
  '3': 'IF BETWEEN CLAMP INTERPOLATE CUMULATIVE_WITHHOLD DATE MID',
  '34': 'RANGE',
  '3456789': 'SWITCH LOOKUP',
  '4': 'MARGINAL_RELIEF',
};

test('every function takes as many arguments as it has a use for', () => {
  const found = functions.map((spec) => {
    const counts = Array.from({ length: 10 }, (_, count) => count).filter((count) => argumentSlots(spec, count) !== null);
    return `${spec.name} ${counts.join('')}`;
  });
  const expected = Object.entries(taken).flatMap(([counts, names]) => names.split(' ').map((of) => `${of} ${counts}`));
  expect(found.toSorted()).toEqual(expected.toSorted());
});

test.each([
  ['LOOKUP', 3, 'table key column'],
  ['LOOKUP', 5, 'table key key key column'],
  ['SWITCH', 3, 'value case result'],
  ['SWITCH', 4, 'value case result otherwise'],
  ['SWITCH', 5, 'value case result case result'],
  ['SWITCH', 6, 'value case result case result otherwise'],
  ['IFS', 4, 'condition value condition value'],
  ['PRORATE', 3, 'amount basis from'],
])('%s with %i arguments has %s', (of, count, names) => {
  const spec = findFunction(of);
  expect(
    spec &&
      argumentSlots(spec, count)
        ?.map((slot) => slot.name)
        .join(' '),
  ).toBe(names);
});
