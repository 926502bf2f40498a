import { downloadCertificate as contract } from '@wagewright/contracts/org/certificates';
import { certificateColumns } from '@wagewright/db/columns';
import { implementSteppedMutation } from '../../core/implement.ts';
import { requirePay } from './issuing.ts';
import { findCertificate, issuedWithin } from './load-certificate.ts';
import { documentOf, sendCertificate } from './send-certificate.ts';

export const downloadCertificate = implementSteppedMutation(contract, async (call) => {
  const { input, reach, actor, context, deps, inTransaction } = call;
  const { prisma } = deps.db;
  const certificate = await findCertificate(prisma, input.id, await issuedWithin(prisma, reach, actor, deps));
  const { fileName, number } = documentOf(certificate);
  await requirePay(call, prisma, certificateColumns.kind(certificate.kind), certificate.employeeId, contract.id);
  await inTransaction(async ({ audit }) => audit({ entity: 'certificate-document', entityId: input.id, after: { number } }));
  await sendCertificate(context, certificate);
  return { fileName };
});
