import { AppError, limits } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { verifyCertificate as contract } from '@wagewright/contracts/org/certificates';
import { type Database, forgetLookup, insertLookup, lockLookups, readLookups, sqlOfPrisma } from '@wagewright/db';
import { certificateColumns, legalEntityColumns } from '@wagewright/db/columns';
import { implementSteppedMutation } from '../../core/implement.ts';

const windowMs = 24 * 3_600_000;
const freeLookups = 10;
const firstDelaySeconds = 5;

/** Seconds to wait after so many numbers that there are not: nothing at first, then 5, 10, 20 … up to the limit of sign-ins. */
const delaySeconds = (count: number): number =>
  count < freeLookups ? 0 : Math.min(firstDelaySeconds * 2 ** Math.min(count - freeLookups, 20), limits.signInDelaySecondsMax);

/**
 * Counts a look-up as wrong before its number is looked for, so that many at once are counted one after another.
 * @returns its id @throws AppError CERTIFICATE_LOOKUPS_DELAYED: then it does not count
 */
async function reserveLookup({ prisma }: Database, address: string, now: Date): Promise<string> {
  return await prisma.$transaction(async (tx) => {
    const sql = sqlOfPrisma(tx);
    await lockLookups(sql, address);
    const { count, last } = await readLookups(sql, address, new Date(now.getTime() - windowMs));
    const seconds = last ? Math.ceil((last.getTime() + delaySeconds(count) * 1_000 - now.getTime()) / 1_000) : 0;
    if (seconds > 0 && delaySeconds(count) > 0) throw new AppError('CERTIFICATE_LOOKUPS_DELAYED', { seconds });
    return await insertLookup(sql, address, now);
  });
}

/** Whoever holds the paper knows the name; whoever does not learns only how it begins. */
const covered = (name: string): string =>
  name
    .split(/\s+/)
    .map((word) => `${Array.from(word)[0] ?? ''}•••`)
    .join(' ');

export const verifyCertificate = implementSteppedMutation(contract, async ({ input: { number }, context, deps }) => {
  const { prisma } = deps.db;
  const lookup = await reserveLookup(deps.db, context.http.address, deps.clock());
  const found = await prisma.certificate.findUnique({ where: { number }, include: { employee: { include: { legalEntity: true } } } });
  if (!found?.issuedAt) throw new AppError('CERTIFICATE_UNKNOWN', { number });
  await forgetLookup(sqlOfPrisma(prisma), lookup);
  const { legalEntity, name } = found.employee;
  const isValid = certificateColumns.status(found.status) === 'issued';
  return {
    number,
    kind: certificateColumns.kind(found.kind),
    name: covered(name),
    legalEntity: legalEntityColumns.name(legalEntity.name),
    issuedOn: dayIn(legalEntity.timeZone, found.issuedAt),
    isValid,
    revokedOn: isValid || !found.endedAt ? null : dayIn(legalEntity.timeZone, found.endedAt),
  };
});
