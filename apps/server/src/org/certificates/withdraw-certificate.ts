import { withdrawCertificate as contract } from '@wagewright/contracts/org/certificates';
import { implementMutation } from '../../core/implement.ts';
import { certificateForChange, moveCertificate, ownOf } from './load-certificate.ts';

export const withdrawCertificate = implementMutation(contract, async (call) => {
  const certificate = await certificateForChange(call, call.input, ownOf(call.actor));
  return { version: await moveCertificate(call, certificate, { event: 'withdraw', data: { endedAt: call.deps.clock() } }) };
});
