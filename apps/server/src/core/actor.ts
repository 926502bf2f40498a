import { AppError, type Language, limits, matchLanguage, type Permission, type ScopeKind } from '@wagewright/contracts';
import type { Database } from '@wagewright/db';

/** Whom a permission reaches. Empty sets reach nobody. */
export interface Reach {
  readonly all: boolean;
  readonly legalEntityIds: ReadonlySet<number>;
  readonly solutionIds: ReadonlySet<number>;
  readonly self: boolean;
  readonly subordinates: boolean;
}

/** Who is calling, with all that they were granted at this moment. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: Language | undefined;
  readonly grants: ReadonlyMap<Permission, Reach>;
}

interface MutableReach {
  all: boolean;
  legalEntityIds: Set<number>;
  solutionIds: Set<number>;
  self: boolean;
  subordinates: boolean;
}

interface GrantRow {
  readonly permission: string;
  readonly scope: string;
  readonly legalEntityId: number | null;
  readonly solutionIds: readonly number[];
}

function widen(reach: MutableReach, grant: GrantRow, ownLegalEntityId: number | null): void {
  const scope = grant.scope as ScopeKind;
  if (scope === 'all') reach.all = true;
  else if (scope === 'legal-entity') {
    const legalEntityId = grant.legalEntityId ?? ownLegalEntityId;
    if (legalEntityId !== null) reach.legalEntityIds.add(legalEntityId);
  } else if (scope === 'solution') for (const solutionId of grant.solutionIds) reach.solutionIds.add(solutionId);
  else if (scope === 'self') reach.self = true;
  else if (scope === 'subordinates') reach.subordinates = true;
}

function collectGrants(rows: readonly GrantRow[], ownLegalEntityId: number | null): Map<Permission, Reach> {
  const grants = new Map<Permission, MutableReach>();
  for (const row of rows) {
    const permission = row.permission as Permission;
    const reach = grants.get(permission) ?? {
      all: false,
      legalEntityIds: new Set(),
      solutionIds: new Set(),
      self: false,
      subordinates: false,
    };
    widen(reach, row, ownLegalEntityId);
    grants.set(permission, reach);
  }
  return grants;
}

/** The roles that a person holds through a solution rather than by themselves, with how the solution names them. */
const solutionRoleNames: Readonly<Record<string, string>> = { 'solution-manager': 'manager', 'solution-approver': 'approver' };

const touchEveryMs = 60_000;

/** Notes that a session is in use, at most once a minute. */
async function touchSession(db: Database, session: { id: number; lastSeenAt: Date }, now: Date): Promise<void> {
  if (now.getTime() - session.lastSeenAt.getTime() < touchEveryMs) return;
  await db.prisma.session.updateMany({ where: { id: session.id, lastSeenAt: { lt: now } }, data: { lastSeenAt: now } });
}

/** A session ends at its limit, when it is ended, and after a time without use. */
function isOver(session: { revokedAt: Date | null; expiresAt: Date; lastSeenAt: Date }, now: Date): boolean {
  const idleMs = now.getTime() - session.lastSeenAt.getTime();
  return session.revokedAt !== null || session.expiresAt <= now || idleMs > limits.sessionIdleMinutes * 60_000;
}

/**
 * The actor behind a session token's hash, read afresh at every call: what is taken away counts at once.
 * @returns undefined when the session is unknown, ended, expired, or its user disabled
 */
export async function loadActor(db: Database, tokenHash: Uint8Array, now: Date): Promise<Actor | undefined> {
  const session = await db.prisma.session.findUnique({
    where: { tokenHash: Uint8Array.from(tokenHash) },
    include: {
      user: {
        include: {
          employee: { select: { legalEntityId: true } },
          roles: { include: { role: { include: { grants: true } } } },
        },
      },
    },
  });
  if (!session || isOver(session, now) || session.user.status !== 'active') return undefined;
  await touchSession(db, session, now);
  const named = await db.prisma.solutionUser.findMany({ where: { userId: session.userId } });
  const rows = session.user.roles.flatMap(({ role, legalEntityId }) => {
    const solutionRole = solutionRoleNames[role.code];
    const solutionIds = named.filter((entry) => !solutionRole || entry.role === solutionRole).map((entry) => entry.solutionId);
    return role.grants.map((grant) => ({ permission: grant.permission, scope: grant.scope, legalEntityId, solutionIds }));
  });
  return {
    userId: session.userId,
    sessionId: session.id,
    employeeId: session.user.employeeId,
    account: session.user.account,
    displayName: session.user.displayName,
    language: matchLanguage(session.user.language ?? undefined),
    grants: collectGrants(rows, session.user.employee?.legalEntityId ?? null),
  };
}

/** @throws AppError AUTHORIZATION_REQUIRED when the permission was not granted at all */
export function requireReach(actor: Actor, permission: Permission, method: string): Reach {
  const reach = actor.grants.get(permission);
  if (!reach) throw new AppError('AUTHORIZATION_REQUIRED', { method, permission });
  return reach;
}
