import { type BatchAccess, batchAccesses, batchPermissionsOf, permissionsOf } from '@wagewright/contracts/payroll/solutions';
import { type Held, type Reads, type RoleGrants, readRoleGrants } from '@wagewright/db';
import type { GrantRow } from './grants.ts';

/** The solution roles that a person holds through a role of the product, with how the solution names them. */
const solutionRoleNames: ReadonlyMap<string, string> = new Map([
  ['solution-manager', 'manager'],
  ['solution-approver', 'approver'],
]);

const pairs = (text: string): string[][] => (text === '' ? [] : text.split(',').map((part) => part.split(':')));

/** What a solution's own roles open: `12:read+edit` of each that somebody holds, themselves or by a role of the product. */
const grantsOfSolutionRoles = (text: string): GrantRow[] =>
  pairs(text).flatMap(([solutionId, capabilities = '']) =>
    permissionsOf(capabilities.split('+')).map((permission) => ({
      permission,
      scope: 'solution',
      legalEntityId: null,
      solutionIds: [Number(solutionId)],
      via: { kind: 'solution-role' as const },
    })),
  );

const isAccess = (text: string | undefined): text is BatchAccess => batchAccesses.some((access) => access === text);

/** What single batches open: `70:work:pay` of each that somebody was given. */
const grantsOfBatches = (text: string): GrantRow[] =>
  pairs(text).flatMap(([batchId, access, pay]) =>
    (isAccess(access) ? batchPermissionsOf(access, pay === 'pay') : []).map((permission) => ({
      permission,
      scope: 'batch',
      legalEntityId: null,
      solutionIds: [],
      batchIds: [Number(batchId)],
      via: { kind: 'batch' as const },
    })),
  );

export interface HeldGrants {
  /** Each grant by itself, with what it comes from. */
  readonly rows: readonly GrantRow[];
  readonly roles: readonly RoleGrants[];
}

/** All the grants of somebody, out of the texts of what they hold. */
export async function readGrantRows(reads: Reads, held: Held): Promise<HeldGrants> {
  const assigned = pairs(held.roles).map(([roleId, , legalEntityId]) => ({
    roleId: Number(roleId),
    legalEntityId: Number(legalEntityId) || null,
  }));
  const named = pairs(held.solutions).map(([role, solutionId]) => ({ role, solutionId: Number(solutionId) }));
  const batchIds = pairs(held.batches).map(([batchId]) => Number(batchId));
  const roles = await readRoleGrants(reads, [...new Set(assigned.map(({ roleId }) => roleId))]);
  const rows = assigned.flatMap(({ roleId, legalEntityId }): GrantRow[] => {
    const role = roles.find(({ id }) => id === roleId);
    const solutionRole = solutionRoleNames.get(role?.code ?? '');
    const solutionIds = named.filter((entry) => !solutionRole || entry.role === solutionRole).map(({ solutionId }) => solutionId);
    const via = { kind: 'role' as const, roleId };
    return (role?.grants ?? []).map((grant) => ({ ...grant, legalEntityId, solutionIds, batchIds, via }));
  });
  return { rows: [...rows, ...grantsOfSolutionRoles(held.solutionRoles), ...grantsOfBatches(held.batches)], roles };
}
