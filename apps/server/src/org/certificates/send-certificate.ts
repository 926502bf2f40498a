import { AppError } from '@wagewright/contracts';
import { certificateSheet } from '@wagewright/contracts/org/certificates';
import { certificateColumns } from '@wagewright/db/columns';
import { writeSheet } from '@wagewright/documents';
import type { CallContext } from '../../core/context.ts';
import type { CertificateRecord } from './load-certificate.ts';

/** The file of a certificate, by its number. @throws AppError NOT_FOUND for one that is not issued */
export function documentOf({ id, number, content }: CertificateRecord) {
  const issued = certificateColumns.content(content);
  if (number === null || issued === null) throw new AppError('NOT_FOUND', { what: 'certificate', id });
  return { issued, number, fileName: `${number}.pdf` };
}

/** Where anyone verifies a certificate. */
export const verifyAddress = (publicUrl: string, number: string): string => `${publicUrl}/verify/${number}`;

/** Answers the call with a certificate as PDF, in the language in which it was issued, when the call has succeeded. */
export async function sendCertificate(context: CallContext, certificate: CertificateRecord): Promise<void> {
  const { issued, number, fileName } = documentOf(certificate);
  const { publicUrl } = context.deps;
  const bytes = await writeSheet(
    certificateSheet(issued, {
      language: certificateColumns.language(certificate.language),
      number,
      address: verifyAddress(publicUrl, number),
      madeAt: certificate.issuedAt ?? context.deps.clock(),
    }),
  );
  const pieces = (async function* () {
    yield await Promise.resolve(bytes);
  })();
  context.http.sendFile({ name: fileName, type: 'application/pdf', pieces });
}
