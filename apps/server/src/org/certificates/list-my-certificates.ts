import { listMyCertificates as contract } from '@wagewright/contracts/org/certificates';
import { implementQuery } from '../../core/implement.ts';
import { ownOf } from './load-certificate.ts';
import { readCertificates, viewCertificate } from './view-certificate.ts';

export const listMyCertificates = implementQuery(contract, async ({ input, actor, deps }) => {
  const whose = ownOf(actor);
  const { total, rows } = await readCertificates(deps.db.prisma, { whose, ...input });
  const rights = { isOwn: true, employeeId: whose.own, seesPayOf: new Set<number>() };
  return { total, rows: rows.map((row) => viewCertificate(row, rights)) };
});
