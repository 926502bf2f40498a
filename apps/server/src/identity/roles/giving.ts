import { AppError, type LocalizedText } from '@wagewright/contracts';
import { factsOfPermission, isOfPay, sayPermissions } from '@wagewright/contracts/identity/roles';
import type { Actor } from '../../core/actor.ts';
import type { Reach } from '../../core/grants.ts';

/** A grant on its way to somebody: what, how far, and where it would count. */
export interface Given {
  readonly permission: string;
  readonly scope: string;
}

/** Who would get it, and the legal entity in which it would count for them; null: in none of its own. */
export interface Place {
  readonly userId: number;
  readonly legalEntityId: number | null;
}

/** Whether a reach contains what a grant would reach there. Of what is only one's own nobody gives anything away. */
function contains(reach: Reach | undefined, scope: string, legalEntityId: number | null): boolean {
  if (scope === 'self') return true;
  if (!reach) return false;
  if (reach.all) return true;
  return scope !== 'all' && legalEntityId !== null && reach.legalEntityIds.has(legalEntityId);
}

/** Of grants those that the actor may not give there (ADR 119): more than they hold, unless it is pay and they may give pay to somebody else. */
export function notGivable({ userId, grants }: Pick<Actor, 'userId' | 'grants'>, given: readonly Given[], place: Place): Given[] {
  return given.filter(({ permission, scope }) => {
    const known = factsOfPermission(permission)?.permission;
    if (contains(known && grants.get(known), scope, place.legalEntityId)) return false;
    const mayGivePay = isOfPay(permission) && place.userId !== userId && contains(grants.get('pay.grant'), scope, place.legalEntityId);
    return !mayGivePay;
  });
}

/** @throws AppError GIVES_PAY or GIVES_MORE_THAN_HELD, which names the role and what is too much */
export function requireGivable(actor: Actor, role: LocalizedText, given: readonly Given[], place: Place): void {
  const refused = notGivable(actor, given, place);
  if (refused.length === 0) return;
  const pay = refused.filter(({ permission }) => isOfPay(permission));
  const permissions = sayPermissions((pay.length > 0 ? pay : refused).map(({ permission }) => permission));
  throw new AppError(pay.length > 0 ? 'GIVES_PAY' : 'GIVES_MORE_THAN_HELD', { role, permissions });
}
