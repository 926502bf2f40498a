import { isAllowed } from '@wagewright/contracts';
import { type CertificateRow, certificateMachine } from '@wagewright/contracts/org/certificates';
import type { Prisma, PrismaClient } from '@wagewright/db';
import { certificateColumns, legalEntityColumns } from '@wagewright/db/columns';
import { type CertificateRecord, certificateInclude, peopleOf, type Whose } from './load-certificate.ts';

/** What somebody may do with the certificates that they see. */
export interface Rights {
  readonly isOwn: boolean;
  /** Who asks: nobody issues for themselves. */
  readonly employeeId: number | null;
  /** Whose pay they see, of those that are shown. */
  readonly seesPayOf: ReadonlySet<number>;
}

export function viewCertificate(row: CertificateRecord, { isOwn, employeeId, seesPayOf }: Rights): CertificateRow {
  const { id, status, employee, issuedBy, purpose, number, reason, version } = row;
  const kind = certificateColumns.kind(row.kind);
  const can = (event: 'issue' | 'refuse' | 'withdraw' | 'revoke') => isAllowed(certificateMachine, status, event);
  const seesIt = kind === 'employment' || isOwn || seesPayOf.has(employee.id);
  return {
    id,
    kind,
    language: certificateColumns.language(row.language),
    status: certificateColumns.status(status),
    employeeId: employee.id,
    employeeNumber: employee.employeeNumber,
    employee: employee.name,
    legalEntity: legalEntityColumns.name(employee.legalEntity.name),
    purpose,
    number,
    askedAt: row.askedAt?.toISOString() ?? null,
    issuedAt: row.issuedAt?.toISOString() ?? null,
    issuedBy: issuedBy?.displayName ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
    reason,
    version,
    mayIssue: !isOwn && can('issue') && seesIt && employee.id !== employeeId,
    mayRefuse: !isOwn && can('refuse'),
    mayWithdraw: isOwn && can('withdraw'),
    mayRevoke: !isOwn && can('revoke'),
    mayDownload: number !== null && seesIt,
  };
}

interface Asked {
  readonly whose: Whose;
  readonly where?: Prisma.CertificateWhereInput;
  readonly offset: number;
  readonly limit: number;
}

/** A window of certificates: what is asked for first, then the latest. */
export async function readCertificates(
  prisma: PrismaClient,
  { whose, where = {}, offset, limit }: Asked,
): Promise<{ total: number; rows: CertificateRecord[] }> {
  const all = { AND: [where, { employee: peopleOf(whose) }] };
  const rows = await prisma.certificate.findMany({
    where: all,
    include: certificateInclude,
    // asked, issued, refused, revoked, withdrawn
    orderBy: [{ status: 'asc' }, { id: 'desc' }],
    skip: offset,
    take: limit,
  });
  return { total: await prisma.certificate.count({ where: all }), rows };
}
