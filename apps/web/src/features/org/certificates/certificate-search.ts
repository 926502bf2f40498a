import type { CertificateStatus } from '@wagewright/contracts/org/certificates';
import { defined, type RawSearch, readOneOf } from '../../../shared/search.ts';

/** How certificates can stand; said here, since an address is read before any schema is loaded. */
export const certificateStatuses = ['asked', 'issued', 'refused', 'withdrawn', 'revoked'] as const satisfies readonly CertificateStatus[];

/** The address of the list of certificates. */
export const readCertificateSearch = (raw: RawSearch) => defined({ status: readOneOf(raw, 'status', certificateStatuses) });
