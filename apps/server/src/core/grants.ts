import { type Permission, permissions } from '@wagewright/contracts';

/** Whom a permission reaches. Empty sets reach nobody. */
export interface Reach {
  readonly all: boolean;
  readonly legalEntityIds: ReadonlySet<number>;
  readonly solutionIds: ReadonlySet<number>;
  /** Single batches that somebody was given; they open nothing of their solution. */
  readonly batchIds: ReadonlySet<number>;
  readonly self: boolean;
  readonly subordinates: boolean;
  /** The departments that one works in or leads, and those below them. */
  readonly department: boolean;
}

/** For what was settled by something else, such as an approval that names who decides. */
export const everywhere: Reach = {
  all: true,
  legalEntityIds: new Set(),
  solutionIds: new Set(),
  batchIds: new Set(),
  self: false,
  subordinates: false,
  department: false,
};

export type Grants = ReadonlyMap<Permission, Reach>;

interface MutableReach {
  all: boolean;
  legalEntityIds: Set<number>;
  solutionIds: Set<number>;
  batchIds: Set<number>;
  self: boolean;
  subordinates: boolean;
  department: boolean;
}

const nowhere = (): MutableReach => ({
  all: false,
  legalEntityIds: new Set(),
  solutionIds: new Set(),
  batchIds: new Set(),
  self: false,
  subordinates: false,
  department: false,
});

const known: ReadonlyMap<string, Permission> = new Map(permissions.map((permission) => [permission, permission]));

/** One grant: of a role held, with the legal entity where the role counts there only; of a solution's own role; of one batch. */
export interface GrantRow {
  readonly permission: string;
  readonly scope: string;
  readonly legalEntityId: number | null;
  readonly solutionIds: readonly number[];
  readonly batchIds?: readonly number[];
  readonly via?: GrantSource;
}

/** What a grant comes from: a role, a role of a solution, or a single batch that was given. */
export type GrantSource = { readonly kind: 'role'; readonly roleId: number } | { readonly kind: 'solution-role' | 'batch' };

function widen(reach: MutableReach, grant: GrantRow, ownLegalEntityId: number | null): void {
  const { scope } = grant;
  if (scope === 'all') reach.all = true;
  else if (scope === 'legal-entity') {
    const legalEntityId = grant.legalEntityId ?? ownLegalEntityId;
    if (legalEntityId !== null) reach.legalEntityIds.add(legalEntityId);
  } else if (scope === 'solution') for (const solutionId of grant.solutionIds) reach.solutionIds.add(solutionId);
  else if (scope === 'batch') for (const batchId of grant.batchIds ?? []) reach.batchIds.add(batchId);
  else if (scope === 'self') reach.self = true;
  else if (scope === 'subordinates') reach.subordinates = true;
  else if (scope === 'department') reach.department = true;
}

/** What somebody may do, and whom each permission reaches, out of all the grants of all their roles. */
export function collectGrants(rows: readonly GrantRow[], ownLegalEntityId: number | null): Grants {
  const grants = new Map<Permission, MutableReach>();
  for (const row of rows) {
    const permission = known.get(row.permission);
    if (!permission) continue; // of another version of the product: it opens nothing here
    const reach = grants.get(permission) ?? nowhere();
    widen(reach, row, ownLegalEntityId);
    grants.set(permission, reach);
  }
  return grants;
}

/** What one grant alone reaches. */
export function reachOf(row: GrantRow, ownLegalEntityId: number | null): Reach {
  const reach = nowhere();
  widen(reach, row, ownLegalEntityId);
  return reach;
}

/** Those grants whose permissions are named, such as those of a key. */
export function only(grants: Grants, permissions: readonly string[]): Grants {
  const named = new Set(permissions);
  return new Map([...grants].filter(([permission]) => named.has(permission)));
}
