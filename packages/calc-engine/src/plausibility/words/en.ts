import type { PlausibilityWords } from './words.ts';

export const english: PlausibilityWords = {
  expected: (least, most) => (least === null ? `at most ${most}` : most === null ? `at least ${least}` : `from ${least} to ${most}`),
  times: (times) => `within ${times} times of the period before`,
  causes: {
    VALUE_OUTSIDE: ({ column, expected }) => `${column} is expected ${expected}`,
    RATE_OUTSIDE: ({ column, expected }) => `${column} is a share and expected ${expected}`,
    NEGATIVE_NET: ({ column }) => `${column} is negative`,
    ZERO_NET: ({ column }) => `${column} is zero`,
    DAY_31_UNPAID: ({ column }) => `${column} is the 31st, for which months of 30 days count no day`,
    PAY_FAR_FROM_LAST: ({ column, expected }) => `${column} is expected ${expected}`,
    AMOUNT_DIFFERS: ({ column, expected }) => `${column} is shown as ${expected}, which it is not`,
  },
  rows: {
    VALUE_OUTSIDE: ({ value }) => value,
    RATE_OUTSIDE: ({ value }) => value,
    NEGATIVE_NET: ({ value }) => value,
    ZERO_NET: ({ value }) => value,
    DAY_31_UNPAID: ({ value }) => value,
    PAY_FAR_FROM_LAST: ({ value, against }) => `${value} now, ${against} before`,
    AMOUNT_DIFFERS: ({ value, against }) => `${value}, not ${against}`,
  },
  untold: 'The rule could not be checked: its condition has no value here.',
  steps: {
    VALUE_OUTSIDE: 'Correct it where it is recorded',
    RATE_OUTSIDE: 'Eight percent is written 8% or 0.08. Correct it where it is recorded',
    NEGATIVE_NET: 'Look which deduction exceeds the pay and carry it over',
    ZERO_NET: 'Look why nothing is left to pay: no salary, leave without pay, or deductions',
    RULE: 'Correct what the rule names',
    DAY_31_UNPAID: 'Whoever works on that day is paid nothing for it by this rule: pay it separately',
    PAY_FAR_FROM_LAST: 'Look what changed since then',
    AMOUNT_DIFFERS: 'Look at quantity, rate and the rule, for example a limit that it sets',
    BASE_DIFFERS: 'Leave the base out, and it is derived; or check bounds and rates against the publication',
    QUICK_DEDUCTION_DIFFERS: 'Leave the quick deduction out, and it is derived; or check bounds and rates against the publication',
    BRACKET_GAP: 'Add the row that is missing, or leave the last upper bound blank: no limit',
    VERSION_GAP: 'Let the earlier version hold until the later one begins, or add the one between them',
    VERSION_CHANGE: 'Check it against the publication. A table that changes so much may declare it as "plausible: {change: …}"',
  },
  settled: {
    warning: (step) => `${step}, or say why it is right.`,
    error: (step) => `${step}, or hold these people.`,
    table: (step) => `${step}.`,
  },
  tables: {
    VALUE_OUTSIDE: ({ table, column, since, row, found, expected }) =>
      `“${table}” from ${since}, row ${row}: ${column} is ${found}, but is expected ${expected}.`,
    RATE_OUTSIDE: ({ table, column, since, row, found, expected }) =>
      `“${table}” from ${since}, row ${row}: ${column} is ${found}, but a share is expected ${expected}.`,
    BASE_DIFFERS: ({ table, column, since, row, found, expected }) =>
      `“${table}” from ${since}, row ${row}: ${column} is ${found}, but bounds and rates give ${expected}.`,
    QUICK_DEDUCTION_DIFFERS: ({ table, column, since, row, found, expected }) =>
      `“${table}” from ${since}, row ${row}: ${column} is ${found}, but bounds and rates give ${expected}.`,
    BRACKET_GAP: ({ table, since, expected, row }) =>
      row === '1' ? `“${table}” from ${since} has no row below ${expected}.` : `“${table}” from ${since} has no row above ${expected}.`,
    VERSION_GAP: ({ table, since, expected }) => `“${table}” has no rows from ${expected} until ${since}.`,
    VERSION_CHANGE: ({ table, column, since, row, found, expected }) =>
      `“${table}” from ${since}, row ${row}: ${column} goes from ${expected} to ${found}.`,
  },
};
