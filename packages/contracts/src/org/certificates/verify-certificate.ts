import { z } from 'zod';
import { localizedText } from '../../core/languages.ts';
import { isoDate } from '../../core/primitives.ts';
import { defineProcedure } from '../../core/procedure.ts';
import { certificateKind, certificateNumber } from './certificate.ts';

export const verifyCertificate = defineProcedure({
  id: 'org/certificates/verify-certificate',
  kind: 'mutation',
  summary:
    'Whether a certificate is genuine and still holds, for whoever has its number and no account: its kind, the name partly covered, who issued it and when. After ten numbers that there are not, an address waits longer and longer.',
  permission: 'public',
  input: z.strictObject({ number: certificateNumber }),
  output: z.object({
    number: z.string(),
    kind: certificateKind,
    /** First letters: M••• G••• */
    name: z.string(),
    legalEntity: localizedText,
    issuedOn: isoDate,
    isValid: z.boolean(),
    /** Since when it does not hold; null while it does. */
    revokedOn: isoDate.nullable(),
  }),
  errors: ['CERTIFICATE_UNKNOWN', 'CERTIFICATE_LOOKUPS_DELAYED'],
  rest: [{ method: 'POST', path: '/api/org/verified-certificates' }],
});
