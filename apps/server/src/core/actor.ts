import { AppError, type Language, limits, matchLanguage, type Permission } from '@wagewright/contracts';
import { type BatchAccess, batchAccesses, batchPermissionsOf, permissionsOf } from '@wagewright/contracts/payroll/solutions';
import { type CallerRow, type Reads, readCallers, readRoleGrants, touchSession } from '@wagewright/db';
import { collectGrants, type GrantRow, type Grants, type Reach } from './grants.ts';
import { Together } from './together.ts';

/** Who is calling, with all that they were granted at this moment. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: Language | undefined;
  readonly grants: Grants;
}

/** The roles that a person holds through a solution rather than by themselves, with how the solution names them. */
const solutionRoleNames: ReadonlyMap<string, string> = new Map([
  ['solution-manager', 'manager'],
  ['solution-approver', 'approver'],
]);

const touchEveryMs = 60_000;
/** How long a question after callers may take before others stop waiting for its end. */
const patienceMs = 50;
const idleMs = limits.sessionIdleMinutes * 60_000;
/** Combinations of roles that are kept; whoever holds the same ones shares them. */
const combinationsKept = 10_000;

const pairs = (text: string): string[][] => (text === '' ? [] : text.split(',').map((part) => part.split(':')));

/** What a solution's own roles open: `12:read+edit` of each that the caller holds, themselves or by a role of the product. */
const grantsOfSolutionRoles = (text: string): GrantRow[] =>
  pairs(text).flatMap(([solutionId, capabilities = '']) =>
    permissionsOf(capabilities.split('+')).map((permission) => ({
      permission,
      scope: 'solution',
      legalEntityId: null,
      solutionIds: [Number(solutionId)],
    })),
  );

const isAccess = (text: string | undefined): text is BatchAccess => batchAccesses.some((access) => access === text);

/** What single batches open: `70:work:pay` of each that the caller was given. */
const grantsOfBatches = (text: string): GrantRow[] =>
  pairs(text).flatMap(([batchId, access, pay]) =>
    (isAccess(access) ? batchPermissionsOf(access, pay === 'pay') : []).map((permission) => ({
      permission,
      scope: 'batch',
      legalEntityId: null,
      solutionIds: [],
      batchIds: [Number(batchId)],
    })),
  );

async function readGrants(reads: Reads, row: CallerRow): Promise<Grants> {
  const held = pairs(row.roles).map(([roleId, , legalEntityId]) => ({ roleId: Number(roleId), legalEntityId: Number(legalEntityId) }));
  const named = pairs(row.solutions).map(([role, solutionId]) => ({ role, solutionId: Number(solutionId) }));
  const roles = await readRoleGrants(
    reads,
    held.map(({ roleId }) => roleId),
  );
  const rows = held.flatMap(({ roleId, legalEntityId }): GrantRow[] => {
    const role = roles.find(({ id }) => id === roleId);
    const solutionRole = solutionRoleNames.get(role?.code ?? '');
    const solutionIds = named.filter((entry) => !solutionRole || entry.role === solutionRole).map(({ solutionId }) => solutionId);
    return (role?.grants ?? []).map((grant) => ({ ...grant, legalEntityId: legalEntityId || null, solutionIds }));
  });
  return collectGrants([...rows, ...grantsOfSolutionRoles(row.solutionRoles), ...grantsOfBatches(row.batches)], row.legalEntityId);
}

interface Wanted {
  readonly tokenHash: Buffer;
  readonly now: Date;
}

/** One statement for all who call at about the same time. */
async function readWanted(reads: Reads, wanted: readonly Wanted[]): Promise<(CallerRow | undefined)[]> {
  const now = new Date(Math.max(...wanted.map((one) => one.now.getTime())));
  const hashes = wanted.map(({ tokenHash }) => tokenHash);
  const rows = await readCallers(reads, hashes, now, new Date(now.getTime() - idleMs));
  return hashes.map((hash) => rows.find(({ tokenHash }) => tokenHash.equals(hash)));
}

/**
 * Who is behind a session's token. The session, its user and which roles they hold are read at every call by one prepared statement, so what
 * is taken away counts at once; what a role grants is kept under the role's version, which the same statement reads.
 */
export class Actors {
  readonly #reads: Reads;
  readonly #callers: Together<Wanted, CallerRow | undefined>;
  readonly #grants = new Map<string, Grants>();

  constructor(reads: Reads) {
    this.#reads = reads;
    this.#callers = new Together((wanted) => readWanted(reads, wanted), patienceMs);
  }

  /**
   * @param doing `watching` is no use of the session: a page that is left open does not keep it alive
   * @returns undefined when the session is unknown, ended, expired, or its user disabled
   */
  async behind(tokenHash: Buffer, now: Date, doing: 'calling' | 'watching' = 'calling'): Promise<Actor | undefined> {
    const row = await this.#callers.ask({ tokenHash, now });
    if (!row) return undefined;
    if (doing === 'calling' && now.getTime() - row.lastSeenAt.getTime() >= touchEveryMs)
      await touchSession(this.#reads, row.sessionId, now);
    const { userId, sessionId, employeeId, account, displayName, language } = row;
    const grants = await this.#grantsOf(row);
    return { userId, sessionId, employeeId, account, displayName, language: matchLanguage(language ?? undefined), grants };
  }

  async #grantsOf(row: CallerRow): Promise<Grants> {
    const key = [row.roles, row.solutions, row.solutionRoles, row.batches, row.legalEntityId].join('|');
    const known = this.#grants.get(key);
    if (known) return known;
    const grants = await readGrants(this.#reads, row);
    if (this.#grants.size >= combinationsKept) this.#grants.clear();
    this.#grants.set(key, grants);
    return grants;
  }
}

/** @throws AppError AUTHORIZATION_REQUIRED when the permission was not granted at all */
export function requireReach(actor: Actor, permission: Permission, method: string): Reach {
  const reach = actor.grants.get(permission);
  if (!reach) throw new AppError('AUTHORIZATION_REQUIRED', { method, permission });
  return reach;
}
