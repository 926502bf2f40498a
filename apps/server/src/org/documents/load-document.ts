import { AppError } from '@wagewright/contracts';
import type { Prisma } from '@wagewright/db';
import { documentColumns, isoDay } from '@wagewright/db/columns';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { employeesWithin } from '../../core/scopes.ts';
import { type Changing, type Keeping, keepingOf } from './whose-documents.ts';

const include = {
  employee: { include: { legalEntity: { select: { timeZone: true } } } },
} as const satisfies Prisma.EmployeeDocumentInclude;
export type LoadedDocument = Prisma.EmployeeDocumentGetPayload<{ include: typeof include }>;

interface Within {
  readonly reach: Reach;
  readonly actor: Pick<Actor, 'employeeId'>;
  readonly deps: { readonly clock: () => Date };
}

/** A document of somebody within a reach. @throws AppError NOT_FOUND */
export async function findDocument(
  tx: Pick<Prisma.TransactionClient, 'employeeDocument'>,
  id: number,
  { reach, actor, deps }: Within,
): Promise<LoadedDocument> {
  const found = await tx.employeeDocument.findFirst({ where: { id, employee: employeesWithin(reach, actor, deps.clock()) }, include });
  if (!found) throw new AppError('NOT_FOUND', { what: 'document', id });
  return found;
}

interface Seen {
  readonly document: LoadedDocument;
  readonly keeping: Keeping;
}

/**
 * A document as the caller has seen it, and whose person is locked.
 * @throws AppError NOT_FOUND; STALE_VERSION; DOCUMENT_NOT_OWN for one that the caller sees and others keep
 */
export async function documentForChange(call: Changing, { id, version }: { readonly id: number; readonly version: number }): Promise<Seen> {
  const { tx, locks, reach, actor, deps } = call;
  await locks.take('employee', (await findDocument(tx, id, call)).employeeId);
  const document = await findDocument(tx, id, call);
  const { title, isBrought } = document;
  if (document.version !== version) throw new AppError('STALE_VERSION', { what: 'Document', id: title });
  const keeping = await keepingOf(tx, reach, actor, deps, document.employeeId);
  if (keeping !== 'all' && !isBrought) throw new AppError('DOCUMENT_NOT_OWN', { title });
  return { document, keeping };
}

/** What is known of a document, as it is said and told. */
export const contentOf = ({ kind, title, issuedBy, issuedOn, validUntil, remarks }: Omit<LoadedDocument, 'employee'>) => ({
  kind: documentColumns.kind(kind),
  title,
  issuedBy,
  issuedOn: issuedOn && isoDay(issuedOn),
  validUntil: validUntil && isoDay(validUntil),
  remarks,
});
