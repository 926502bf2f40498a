import { downloadMyCertificate as contract } from '@wagewright/contracts/org/certificates';
import { implementSteppedMutation } from '../../core/implement.ts';
import { findCertificate, ownOf } from './load-certificate.ts';
import { documentOf, sendCertificate } from './send-certificate.ts';

export const downloadMyCertificate = implementSteppedMutation(contract, async ({ input, actor, context, deps, inTransaction }) => {
  const certificate = await findCertificate(deps.db.prisma, input.id, ownOf(actor));
  const { fileName, number } = documentOf(certificate);
  await inTransaction(async ({ audit }) => audit({ entity: 'certificate-document', entityId: input.id, after: { number } }));
  await sendCertificate(context, certificate);
  return { fileName };
});
