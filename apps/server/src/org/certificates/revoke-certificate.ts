import { revokeCertificate as contract } from '@wagewright/contracts/org/certificates';
import { implementMutation } from '../../core/implement.ts';
import { certificateForChange, issuedWithin, moveCertificate } from './load-certificate.ts';

export const revokeCertificate = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps } = call;
  const { reason } = input;
  const certificate = await certificateForChange(call, input, await issuedWithin(tx, reach, actor, deps));
  const data = { endedAt: deps.clock(), reason };
  return { version: await moveCertificate(call, certificate, { event: 'revoke', data, told: { reason, number: certificate.number } }) };
});
