import {
  formatKeyRing,
  keysOfFile,
  keysOfText,
  newSecretKey,
  type Rotation,
  recordRotation,
  resealAll,
  rotateKeyFile,
} from '@wagewright/db';
import type pg from 'pg';

function tell(keyId: string, { columns }: Rotation): boolean {
  for (const { column, count, unreadable } of columns) {
    console.log(`${column}: ${count} ${count === 1 ? 'value' : 'values'} sealed anew with ${keyId}`);
    for (const why of unreadable) console.error(`  left as it is: ${why}`);
  }
  return columns.every(({ unreadable }) => unreadable.length === 0);
}

/** The key file is ours: the new key goes into it, running servers and workers see it at once, and keys that nothing needs go. */
export async function rotateOwnKeys(client: pg.Client, file: string): Promise<boolean> {
  const before = keysOfFile(file).ring();
  const rotation = await rotateKeyFile(client, file);
  const ring = keysOfFile(file).ring();
  const keyId = ring[0]?.id ?? '';
  await recordRotation(client, keyId, rotation);
  const whole = tell(keyId, rotation);
  const kept = ring.slice(1).map(({ id }) => id);
  const forgotten = before.filter(({ id }) => !kept.includes(id)).map(({ id }) => id);
  if (forgotten.length > 0) console.log(`Forgotten, since nothing is sealed with it: ${forgotten.join(', ')}`);
  if (kept.length > 0)
    console.log(
      `Kept, since something is sealed with it or somebody who began before is still at work: ${kept.join(', ')}. Rotate again later.`,
    );
  return whole;
}

/** Keys that somebody else keeps: with one, the next is proposed; with several, everything is sealed with the first and the others can go. */
export async function rotateGivenKeys(client: pg.Client, given: string): Promise<boolean> {
  const keys = keysOfText(given);
  const [first, ...others] = keys.ring();
  if (others.length === 0) {
    console.log(
      `Set this wherever a server or a worker runs, start them again, and call this command again with it:\nWAGEWRIGHT_SECRET_KEY=${formatKeyRing([newSecretKey(), ...keys.ring()])}`,
    );
    return true;
  }
  const rotation = await resealAll(client, keys);
  await recordRotation(client, first?.id ?? '', rotation);
  const whole = tell(first?.id ?? '', rotation);
  const kept = others.map(({ id }) => id).filter((id) => !rotation.unused.includes(id));
  if (rotation.unused.length > 0)
    console.log(`Nothing is sealed with these any more; take them out of WAGEWRIGHT_SECRET_KEY: ${rotation.unused.join(', ')}`);
  if (kept.length > 0) console.log(`Still needed: ${kept.join(', ')}.`);
  return whole;
}
