import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const content = { item: 'ONE_TIME_DEDUCTION', amount: '10', currency: 'USD', payrollDate: '2026-01-15' };
const seen = ({ employeeId, oneTimePaymentId }: PlaceOf) => ({ employeeId, id: oneTimePaymentId, version: 1 });

export const samples: Samples = {
  'org/one-time-payments/list-one-time-payments': { anywhere: {} },
  'org/one-time-payments/create-one-time-payment': { about: ({ employeeId }) => ({ employeeId, ...content }) },
  'org/one-time-payments/update-one-time-payment': { about: (place) => ({ ...seen(place), ...content }) },
  'org/one-time-payments/delete-one-time-payment': { about: seen },
};

export const rows: ListedRows = {
  'org/one-time-payments/list-one-time-payments': { rows: idOf, of: ({ oneTimePaymentId }) => [oneTimePaymentId] },
};

export const fields: VisibleFields = {
  'org/one-time-payments/list-one-time-payments': words(
    'id version employeeId employee employeeNumber item itemName amount currency payrollDate remarks state period',
  ),
};
