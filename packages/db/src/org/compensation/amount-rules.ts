import type { RowRule } from '../../platform/imports/index.ts';
import { isNoCurrency } from './currencies.ts';
import { limitsBroken } from './limits.ts';

/** What the amount and the currency of a row `r` of an item `i` have to be, whatever it is paid as. */
export const amountRules: readonly RowRule[] = [
  { when: isNoCurrency('r.currency'), code: 'CURRENCY_UNKNOWN', column: 'currency', details: [['read', 'r.currency']] },
  {
    when: `r.amount <> 0 AND i.limit_currency = r.currency AND ${limitsBroken('r.amount', 'i.minimum', 'i.maximum')}`,
    code: 'COMPENSATION_LIMITS',
    column: 'amount',
    details: [
      ['read', 'r.amount::text'],
      ['min', `coalesce(i.minimum::text, '–')`],
      ['max', `coalesce(i.maximum::text, '–')`],
    ],
  },
];
