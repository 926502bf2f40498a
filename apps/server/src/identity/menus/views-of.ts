import { AppError } from '@wagewright/contracts';
import { type Database, readHolder } from '@wagewright/db';
import { rightsOfHeld } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';
import { usersWithin } from '../../core/scopes.ts';
import { menusOf, viewMenu } from './shown-menus.ts';

/** The views of a user within a reach. @throws AppError NOT_FOUND */
export async function viewsOf(db: Database, reach: Reach, userId: number, missing: { readonly what: string; readonly id: number }) {
  const found = await db.prisma.user.findFirst({ where: { AND: [{ id: userId }, usersWithin(reach)] }, select: { id: true } });
  const holder = found && (await readHolder(db.reads, found.id));
  if (!holder) throw new AppError('NOT_FOUND', missing);
  const rights = await rightsOfHeld(db.reads, holder);
  return { rows: menusOf(rights).map((menu) => ({ ...viewMenu(menu), isHidden: menu.isHidden })) };
}
