import { AppError, type OutputOf } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { listDocuments as contract, documentKinds } from '@wagewright/contracts/org/documents';
import { readConfig } from '@wagewright/contracts/platform/settings';
import { dayAfter, type Prisma } from '@wagewright/db';
import { implementQuery } from '../../core/implement.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { viewFile } from '../../platform/files/index.ts';
import { fileByDocument } from './document-files.ts';
import { contentOf } from './load-document.ts';
import { type Keeping, keepingOf, kindsOf, meant } from './whose-documents.ts';

type Row = OutputOf<typeof contract>['rows'][number];

/** The days by which a document is told apart: today, and as far as reminders look ahead. */
interface Days {
  readonly today: string;
  readonly soon: string;
}

function stateOf(validUntil: string | null, { today, soon }: Days): Row['state'] {
  if (validUntil === null || validUntil > soon) return 'holds';
  return validUntil < today ? 'ended' : 'ending';
}

async function daysFor({ systemConfig }: Pick<Prisma.TransactionClient, 'systemConfig'>, timeZone: string, now: Date): Promise<Days> {
  const saved = await systemConfig.findUnique({ where: { typeCode: 'hr-reminders' } });
  const today = dayIn(timeZone, now);
  return { today, soon: dayAfter(today, readConfig('hr-reminders', saved?.value).documentDays) };
}

async function namesOf({ user }: Pick<Prisma.TransactionClient, 'user'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const users = await user.findMany({ where: { id: { in: [...new Set(ids)] } }, select: { id: true, displayName: true } });
  return new Map(users.map(({ id, displayName }) => [id, displayName]));
}

const mayChange = (keeping: Keeping, isBrought: boolean): boolean => keeping === 'all' || (keeping === 'brought' && isBrought);

export const listDocuments = implementQuery(contract, async ({ input, reach, actor, deps }) => {
  const { prisma } = deps.db;
  const now = deps.clock();
  const employeeId = meant(actor, input.employeeId);
  const found = await prisma.employee.findFirst({
    where: { AND: [{ id: employeeId }, employeesWithin(reach, actor, now)] },
    include: {
      legalEntity: { select: { timeZone: true } },
      documents: { orderBy: [{ issuedOn: { sort: 'desc', nulls: 'last' } }, { id: 'desc' }] },
    },
  });
  if (!found) throw new AppError('NOT_FOUND', { what: 'employee', id: employeeId });
  const { documents, legalEntity } = found;
  const files = await fileByDocument(
    prisma,
    documents.map(({ id }) => id),
  );
  const names = await namesOf(
    prisma,
    documents.map(({ addedByUserId }) => addedByUserId),
  );
  const days = await daysFor(prisma, legalEntity.timeZone, now);
  const keeping = await keepingOf(prisma, actor.grants.get('document.edit'), actor, deps, employeeId);
  const rows = documents.map((document): Row => {
    const { id, version, isBrought, addedByUserId, addedAt } = document;
    const content = contentOf(document);
    const file = files.get(id);
    return {
      id,
      version,
      ...content,
      state: stateOf(content.validUntil, days),
      isBrought,
      addedBy: names.get(addedByUserId) ?? '',
      addedAt: addedAt.toISOString(),
      file: file ? viewFile(file) : null,
      mayChange: mayChange(keeping, isBrought),
    };
  });
  const place = ({ kind }: Row): number => documentKinds.indexOf(kind);
  return { employeeId, rows: rows.toSorted((one, other) => place(one) - place(other)), kindsToAdd: [...kindsOf[keeping]] };
});
