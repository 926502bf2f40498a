import { setTimeout as delay } from 'node:timers/promises';
import type pg from 'pg';
import { sqlOfClient } from '../../sql.ts';
import { recordOwnAudit } from '../audit/index.ts';
import { newSecretKey } from './key-ring.ts';
import { type KeySource, keysOfFile, writeKeyFile } from './key-source.ts';
import { type Resealed, resealColumn } from './reseal.ts';
import { countSealed, type SealedPlace, sealedPlaces } from './sealed-columns.ts';

export interface RotationOptions {
  readonly places?: readonly SealedPlace[];
  /** How long it waits for transactions that began before the new key stood. */
  readonly waitMsMax?: number;
}

export interface Rotation {
  readonly columns: readonly Resealed[];
  /** Ids of keys that nothing is sealed with any more, and that nobody can be sealing with. */
  readonly unused: readonly string[];
}

const rotationLock = 7202614;

/** Waits for whoever may have sealed with the old key and not committed yet. @returns false where one of them goes on too long */
async function untilOthersHaveEnded(client: pg.Client, since: Date, waitMsMax: number): Promise<boolean> {
  const older = `SELECT count(*)::int AS count FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid() AND xact_start <= $1`;
  for (const begun = performance.now(); performance.now() - begun < waitMsMax; await delay(100)) {
    const { rows } = await client.query<{ count: number }>(older, [since]);
    if (rows[0]?.count === 0) return true;
  }
  return false;
}

async function resealEverything(client: pg.Client, keys: KeySource, places: readonly SealedPlace[]): Promise<Resealed[]> {
  const columns: Resealed[] = [];
  for (const place of places) columns.push(await resealColumn(client, keys, place));
  return columns;
}

const added = (first: readonly Resealed[], second: readonly Resealed[]): Resealed[] =>
  first.map((one, at) => ({ ...one, count: one.count + (second[at]?.count ?? 0), unreadable: second[at]?.unreadable ?? one.unreadable }));

/** Seals everything with the ring's first key and says which of the others are not needed any more. @param client the owner's: it sees who else is at work */
export async function resealAll(client: pg.Client, keys: KeySource, options: RotationOptions = {}): Promise<Rotation> {
  const { places = sealedPlaces(), waitMsMax = 60_000 } = options;
  const { rows } = await client.query<{ now: Date }>('SELECT clock_timestamp() AS now');
  const now = rows[0]?.now;
  const first = await resealEverything(client, keys, places);
  const waited = now !== undefined && (await untilOthersHaveEnded(client, now, waitMsMax));
  const columns = added(first, await resealEverything(client, keys, places));
  const used = new Set((await countSealed(sqlOfClient(client), places)).map(({ keyId }) => keyId));
  const unused = waited
    ? keys
        .ring()
        .slice(1)
        .flatMap(({ id }) => (used.has(id) ? [] : [id]))
    : [];
  return { columns, unused };
}

/** Puts a new key into the file, seals everything with it, and takes out those that nothing is sealed with. At every point everything can be read by what stands in the file. */
export async function rotateKeyFile(client: pg.Client, file: string, options: RotationOptions = {}): Promise<Rotation> {
  const keys = keysOfFile(file);
  await client.query('SELECT pg_advisory_lock($1)', [rotationLock]); // two at once would overwrite each other's file
  writeKeyFile(file, [newSecretKey(), ...keys.ring()]);
  const rotation = await resealAll(client, keys, options);
  writeKeyFile(
    file,
    keys.ring().filter(({ id }) => !rotation.unused.includes(id)),
  );
  await client.query('SELECT pg_advisory_unlock($1)', [rotationLock]);
  return rotation;
}

/** Says in the audit chain that it was done, with counts and never a key. */
export async function recordRotation(client: pg.Client, keyId: string, { columns, unused }: Rotation): Promise<void> {
  const after = { keyId, forgotten: unused, resealed: Object.fromEntries(columns.map(({ column, count }) => [column, count])) };
  await recordOwnAudit(sqlOfClient(client), {
    procedure: 'platform/secrets/rotate',
    entity: 'secret-key',
    entityId: 1,
    before: null,
    after,
    traceId: 'secrets',
  });
}
