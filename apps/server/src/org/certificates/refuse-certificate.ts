import { refuseCertificate as contract } from '@wagewright/contracts/org/certificates';
import { implementMutation } from '../../core/implement.ts';
import { certificateForChange, issuedWithin, moveCertificate } from './load-certificate.ts';
import { tellOwner } from './tell.ts';

export const refuseCertificate = implementMutation(contract, async (call) => {
  const { input, tx, reach, actor, deps } = call;
  const { reason } = input;
  const certificate = await certificateForChange(call, input, await issuedWithin(tx, reach, actor, deps));
  const data = { endedAt: deps.clock(), reason };
  const version = await moveCertificate(call, certificate, { event: 'refuse', data, told: { reason } });
  await tellOwner(call, certificate, 'certificate-refused');
  return { version };
});
