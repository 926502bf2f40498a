import type { ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';
import { type VisibleFields, words } from '../../visible-fields.ts';
import { type PlaceOf, surname } from '../../world/index.ts';

const certificate = { kind: 'employment', language: 'en' };
const asked = ({ certificates }: PlaceOf) => ({ id: certificates.asked, version: 1 });
const issued = ({ certificates }: PlaceOf) => ({ id: certificates.issued });
const ownIssued = ({ ownCertificates }: PlaceOf) => ({ id: ownCertificates.issued });
const text = { en: 'Elsewhere', 'zh-CN': '别处' };
const reason = 'Matrix';

export const samples: Samples = {
  'org/certificates/list-my-certificates': { anywhere: {} },
  'org/certificates/ask-certificate': { anywhere: { ...certificate, kind: 'income' } },
  'org/certificates/withdraw-certificate': { about: ({ ownCertificates }) => ({ id: ownCertificates.asked, version: 1 }) },
  'org/certificates/download-my-certificate': { about: ownIssued },
  'org/certificates/list-certificates': { anywhere: {} },
  'org/certificates/download-certificate': { about: issued },
  'org/certificates/issue-certificate': { about: ({ employeeId }) => ({ employeeId, ...certificate }) },
  'org/certificates/issue-asked-certificate': { about: asked },
  'org/certificates/refuse-certificate': { about: (place) => ({ ...asked(place), reason }) },
  'org/certificates/revoke-certificate': { about: (place) => ({ ...issued(place), version: 1, reason }) },
  'org/certificates/list-certificate-templates': { anywhere: {} },
  'org/certificates/put-certificate-template': {
    about: ({ legalEntityId }) => ({ legalEntityId, kind: 'employment', version: 0, template: { heading: text, text } }),
  },
  'org/certificates/verify-certificate': { anywhere: { number: '0000-0000-0000-0000-0001' } },
};

interface Rows {
  readonly rows: readonly { readonly id: number; readonly employeeId: number; readonly employee: string }[];
}

export const rows: ListedRows = {
  'org/certificates/list-my-certificates': {
    rows: ({ rows: found }: Rows) => found.map(({ id }) => id),
    of: ({ ownCertificates }) => [ownCertificates.asked, ownCertificates.issued],
  },
  'org/certificates/list-certificates': {
    rows: ({ rows: found }: Rows) => [
      ...new Set(found.filter(({ employee }) => employee.startsWith(surname)).map(({ employeeId }) => employeeId)),
    ],
    of: ({ employeeId }) => [employeeId],
    input: { limit: 500 },
  },
  'org/certificates/list-certificate-templates': {
    rows: ({ rows: found }: { rows: readonly { legalEntityId: number }[] }) => [
      ...new Set(found.map(({ legalEntityId }) => legalEntityId)),
    ],
    of: ({ legalEntityId }) => [legalEntityId],
  },
};

export const fields: VisibleFields = {
  'org/certificates/list-certificates': words(
    'askedAt employee employeeId employeeNumber endedAt id issuedAt issuedBy kind language legalEntity mayDownload mayIssue mayRefuse mayRevoke mayWithdraw number purpose reason status version',
  ),
};
