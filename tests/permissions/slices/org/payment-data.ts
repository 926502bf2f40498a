import type { Samples, Tools } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import type { PlaceOf } from '../../world/index.ts';

const about = { about: ({ employeeId }: PlaceOf) => ({ employeeId }) };
/** Of a version that nobody has seen, so that nothing is changed. */
const unseen = (more: object) => ({ about: ({ employeeId }: PlaceOf) => ({ employeeId, version: 999, ...more }) });
const ownRow = async ({ employeeId }: PlaceOf, { server }: Tools) => {
  const row = await server.prisma.employeeBankAccount.findFirst({ where: { employeeId } });
  return { employeeId, kind: 'bank-account', id: row?.id ?? 999_999 };
};
export const samples: Samples = {
  'org/payment-data/get-payment-data': about,
  'org/payment-data/get-identities': about,
  'org/payment-data/put-bank-account': unseen({ from: '2026-01-01', country: 'CN', bank: 'Bank', holder: 'Holder', account: '62220000' }),
  'org/payment-data/put-bank-split': unseen({ from: '2026-01-01', lines: [] }),
  'org/payment-data/put-tax-number': unseen({ from: '2026-01-01', country: 'CN', number: '9111' }),
  'org/payment-data/put-identity': unseen({ kind: 'other', country: 'CN', number: '9111' }),
  'org/payment-data/reveal-payment-number': { about: ownRow },
  'org/payment-data/reveal-identity': { about: ({ employeeId, identityId }) => ({ employeeId, id: identityId }) },
  'org/payment-data/find-by-account': { anywhere: { number: '000000' } },
  'org/payment-data/find-by-identity': { anywhere: { number: '000000' } },
};

export const fields: VisibleFields = {
  'org/payment-data/get-payment-data': words('bankAccounts splits taxNumbers'),
  'org/payment-data/get-identities': words('id kind country masked'),
};
