import { AppError } from '@wagewright/contracts';
import { tableState } from '@wagewright/contracts/platform/table-views';
import type { Prisma } from '@wagewright/db';
import type { Actor } from '../../core/actor.ts';
import type { ChangeTools } from '../../core/change-tools.ts';
import { solutionsWithin } from '../../core/scopes.ts';

type TableView = Prisma.TableViewGetPayload<object>;
/** With whose it is. */
type NamedView = TableView & { readonly user?: { readonly displayName: string; readonly employee: { readonly name: string } | null } };
/** Among the views of one person and table a name stands once. */
type Names = Pick<TableView, 'userId' | 'tableName' | 'name'>;

/** A view as somebody sees it; what an older version has kept is read by today's schema. Another's opens no table by itself. */
export const viewOf = ({ id, name, isDefault, state, version, sharedSolutionId, userId, user }: NamedView, readerId: number) => ({
  id,
  name,
  isDefault: isDefault && userId === readerId,
  state: tableState.parse(state),
  version,
  sharedSolutionId,
  owner: userId === readerId ? null : (user?.employee?.name ?? user?.displayName ?? '–'),
});

type Solutions = Pick<Prisma.TransactionClient, 'solution'>;

/** A view is shared with whoever may see the batches of a solution, all of them. */
export async function seesSolution(db: Solutions, actor: Actor, id: number): Promise<boolean> {
  const reach = actor.grants.get('batch.read');
  return reach !== undefined && (await db.solution.count({ where: { AND: [{ id }, solutionsWithin(reach)] } })) > 0;
}

/** @throws AppError NOT_FOUND for a solution in which the caller may share nothing */
export async function requireSeenSolution(db: Solutions, actor: Actor, id: number): Promise<void> {
  if (!(await seesSolution(db, actor, id))) throw new AppError('NOT_FOUND', { what: 'solution', id });
}

/** What the audit says of a view. */
export const toldOf = ({ tableName, name, isDefault, sharedSolutionId, version }: TableView) => ({
  table: tableName,
  name,
  isDefault,
  sharedSolutionId,
  version,
});

interface Reference {
  readonly id: number;
  readonly version: number;
}

/**
 * One of somebody's own views, for change: their views are locked together, by their person.
 * @throws AppError NOT_FOUND for one that is somebody else's too; STALE_VERSION when it has been changed since
 */
export async function ownViewForChange({ tx, locks }: ChangeTools, userId: number, { id, version }: Reference): Promise<TableView> {
  await locks.take('user', userId);
  const view = await tx.tableView.findFirst({ where: { id, userId } });
  if (!view) throw new AppError('NOT_FOUND', { what: 'view', id });
  if (view.version !== version) throw new AppError('STALE_VERSION', { what: 'view', id });
  return view;
}

/** @throws AppError TABLE_VIEW_EXISTS when another of somebody's views of the table has the name */
export async function requireFreeName(tx: Prisma.TransactionClient, { userId, tableName, name }: Names, except?: number): Promise<void> {
  const other = await tx.tableView.findUnique({ where: { userId_tableName_name: { userId, tableName, name } } });
  if (other && other.id !== except) throw new AppError('TABLE_VIEW_EXISTS', { name });
}

/** The table opens with another view from now on: the one before is its default no more. */
export async function clearDefault(tx: Prisma.TransactionClient, { userId, tableName }: Omit<Names, 'name'>): Promise<void> {
  await tx.tableView.updateMany({
    where: { userId, tableName, isDefault: true },
    data: { isDefault: false, version: { increment: 1 } },
  });
}
