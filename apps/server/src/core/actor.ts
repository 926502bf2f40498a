import { AppError, type Language, limits, matchLanguage, type Permission } from '@wagewright/contracts';
import { type CallerRow, type Held, type Reads, type RoleGrants, readCallers, readKey, touchKey, touchSession } from '@wagewright/db';
import { isAddressIn } from './addresses.ts';
import { readGrantRows } from './grant-rows.ts';
import { collectGrants, type Grants, only, type Reach } from './grants.ts';
import { Together } from './together.ts';

/** Who is calling, with all that they were granted at this moment. */
export interface Actor {
  readonly userId: number;
  readonly sessionId: number;
  readonly employeeId: number | null;
  readonly account: string;
  readonly displayName: string;
  readonly language: Language | undefined;
  /** As they have chosen it: one of ours or a further one, open or not. */
  readonly chosenLanguage: string | undefined;
  readonly grants: Grants;
  readonly roles: readonly RoleHeld[];
  /** A program calls in the user's name, by this key. */
  readonly apiKey?: { readonly id: number; readonly name: string; readonly callsPerMinute: number };
}

const speaks = (chosen: string | null): Pick<Actor, 'language' | 'chosenLanguage'> => ({
  language: matchLanguage(chosen ?? undefined),
  chosenLanguage: chosen ?? undefined,
});

const touchEveryMs = 60_000;
/** How long a question after callers may take before others stop waiting for its end. */
const patienceMs = 50;
const idleMs = limits.sessionIdleMinutes * 60_000;
/** Combinations of roles that are kept; whoever holds the same ones shares them. */
const combinationsKept = 10_000;

/** Who somebody is by their roles: what each grants, and which entries of the navigation it hides. */
export interface RoleHeld {
  readonly permissions: ReadonlySet<string>;
  readonly hiddenMenus: ReadonlySet<string>;
}

interface Rights {
  readonly grants: Grants;
  readonly roles: readonly RoleHeld[];
}

/** What somebody may do who need not be signed in: for questions about others. */
export async function rightsOfHeld(reads: Reads, held: Held): Promise<Rights> {
  const { rows, roles } = await readGrantRows(reads, held);
  const ofRole = ({ grants, hiddenMenus }: RoleGrants): RoleHeld => ({
    permissions: new Set(grants.map(({ permission }) => permission)),
    hiddenMenus: new Set(hiddenMenus),
  });
  return { grants: collectGrants(rows, held.legalEntityId), roles: roles.map(ofRole) };
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
  readonly #rights = new Map<string, Rights>();

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
    const rights = await this.#rightsOf(row);
    return { userId, sessionId, employeeId, account, displayName, ...speaks(language), ...rights };
  }

  /**
   * Who owns a key, with no more than both key and owner may do at this moment.
   * @returns undefined when the key is unknown, revoked or expired, its owner disabled, or the address not one of those that it may be used from
   */
  async behindKey(tokenHash: Buffer, now: Date, address: string): Promise<Actor | undefined> {
    const row = await readKey(this.#reads, tokenHash, now);
    if (!row || !isAddressIn(address, row.addresses)) return undefined;
    if (now.getTime() - (row.lastUsedAt?.getTime() ?? 0) >= touchEveryMs) await touchKey(this.#reads, row.keyId, now, address);
    const { keyId: id, name, callsPerMinute, userId, employeeId, account, displayName, language } = row;
    const { grants, roles } = await this.#rightsOf(row);
    const key = { sessionId: -id, apiKey: { id, name, callsPerMinute } };
    const who = { userId, employeeId, account, displayName, ...speaks(language) };
    return { ...key, ...who, grants: only(grants, row.permissions), roles };
  }

  async #rightsOf(held: Held): Promise<Rights> {
    const key = [held.roles, held.solutions, held.solutionRoles, held.batches, held.legalEntityId].join('|');
    const known = this.#rights.get(key);
    if (known) return known;
    const rights = await rightsOfHeld(this.#reads, held);
    if (this.#rights.size >= combinationsKept) this.#rights.clear();
    this.#rights.set(key, rights);
    return rights;
  }
}

/** @throws AppError AUTHORIZATION_REQUIRED when the permission was not granted at all */
export function requireReach(actor: Actor, permission: Permission, method: string): Reach {
  const reach = actor.grants.get(permission);
  if (!reach) throw new AppError('AUTHORIZATION_REQUIRED', { method, permission });
  return reach;
}

/** @throws AppError AUTHORIZATION_REQUIRED when the permission was not granted for the whole of a legal entity */
export function requireThere(actor: Actor, permission: Permission, legalEntityId: number, method: string): void {
  const { all, legalEntityIds } = requireReach(actor, permission, method);
  if (!all && !legalEntityIds.has(legalEntityId)) throw new AppError('AUTHORIZATION_REQUIRED', { method, permission });
}
