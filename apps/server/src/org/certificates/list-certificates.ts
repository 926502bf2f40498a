import { listCertificates as contract } from '@wagewright/contracts/org/certificates';
import { implementQuery } from '../../core/implement.ts';
import { payOf } from '../compensation/index.ts';
import { issuedWithin } from './load-certificate.ts';
import { readCertificates, viewCertificate } from './view-certificate.ts';

export const listCertificates = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const { employeeId, kind, statuses, offset, limit } = input;
  const where = {
    ...(employeeId === undefined ? {} : { employeeId }),
    ...(kind === undefined ? {} : { kind }),
    ...(statuses === undefined ? {} : { status: { in: statuses } }),
  };
  const { total, rows } = await readCertificates(prisma, { whose: await issuedWithin(prisma, reach, actor, deps), where, offset, limit });
  const people = [...new Set(rows.map((row) => row.employeeId))];
  const seesPayOf = await payOf(prisma, actor, deps.clock(), people);
  return { total, rows: rows.map((row) => viewCertificate(row, { isOwn: false, employeeId: actor.employeeId, seesPayOf })) };
});
