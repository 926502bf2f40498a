import { issueAskedCertificate as contract } from '@wagewright/contracts/org/certificates';
import { certificateColumns } from '@wagewright/db/columns';
import { implementMutation } from '../../core/implement.ts';
import { issuedData, requireOther, requirePay } from './issuing.ts';
import { certificateForChange, issuedWithin, moveCertificate } from './load-certificate.ts';
import { tellOwner } from './tell.ts';

export const issueAskedCertificate = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps } = call;
  const certificate = await certificateForChange(call, input, await issuedWithin(tx, reach, actor, deps));
  const { employee, purpose } = certificate;
  const kind = certificateColumns.kind(certificate.kind);
  await requirePay(call, tx, kind, employee.id, contract.id);
  requireOther(actor, employee);
  const data = await issuedData(call, employee, { kind, language: certificateColumns.language(certificate.language), purpose });
  const version = await moveCertificate(call, certificate, { event: 'issue', data, told: { number: data.number } });
  await tellOwner(call, certificate, 'certificate-issued');
  return { number: data.number, version };
});
