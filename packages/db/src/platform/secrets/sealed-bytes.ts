/**
 * A sealed value: format (1), length of the key's id, the id, nonce (12 bytes), ciphertext, tag (16 bytes). AES-256-GCM; the first three and the place are
 * authenticated with it, so that a value which is moved to another row or column does not open.
 */
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import type { SecretKey } from './key-ring.ts';

const format = 1;
const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

type Use = 'seal' | 'fingerprint' | 'index';
/** As long as the ring holds the key: a file may bring ten thousands of numbers. */
const derived = new WeakMap<SecretKey, Partial<Record<Use, Buffer>>>();

/** Each use has a key of its own, made from the ring's: sealing now, an index of values that are looked for (HMAC) when one is needed. */
function derive(key: SecretKey, use: Use): Buffer {
  const made = derived.get(key) ?? {};
  derived.set(key, made);
  return (made[use] ??= Buffer.from(hkdfSync('sha256', key.bytes, '', `wagewright ${use} 1`, 32)));
}

const headerOf = (keyId: string): Buffer => {
  const id = Buffer.from(keyId, 'ascii');
  return Buffer.concat([Buffer.from([format, id.length]), id]);
};

export function sealBytes(key: SecretKey, place: string, text: string): Uint8Array<ArrayBuffer> {
  const header = headerOf(key.id);
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, derive(key, 'seal'), nonce, { authTagLength: tagBytes });
  sealing.setAAD(Buffer.concat([header, Buffer.from(place)]));
  const sealed = [sealing.update(text, 'utf8'), sealing.final()];
  return Uint8Array.from(Buffer.concat([header, nonce, ...sealed, sealing.getAuthTag()]));
}

/** SQL for the id of the key that a column's value is sealed with. */
export const keyIdOf = (column: string): string => `convert_from(substr(${column}, 3, get_byte(${column}, 1)), 'SQL_ASCII')`;

/** The id of the key that a value is sealed with; undefined for what was never sealed. */
export function keyIdIn(sealed: Uint8Array): string | undefined {
  const [first, length = 0] = sealed;
  if (first !== format || sealed.length < 2 + length + nonceBytes + tagBytes) return undefined;
  return Buffer.from(sealed.subarray(2, 2 + length)).toString('ascii');
}

/** @throws whatever the cipher says of another key, another place, or a value that was changed */
export function openBytes(key: SecretKey, place: string, sealed: Uint8Array): string {
  const header = headerOf(key.id);
  const nonce = sealed.subarray(header.length, header.length + nonceBytes);
  const end = sealed.length - tagBytes;
  const opening = createDecipheriv(cipher, derive(key, 'seal'), nonce, { authTagLength: tagBytes });
  opening.setAAD(Buffer.concat([header, Buffer.from(place)]));
  opening.setAuthTag(sealed.subarray(end));
  return Buffer.concat([opening.update(sealed.subarray(header.length + nonceBytes, end)), opening.final()]).toString('utf8');
}

/** What nobody can work out who lacks the key, the same each time. */
export const fingerprintOf = (key: SecretKey, text: string): Buffer =>
  createHmac('sha256', derive(key, 'fingerprint')).update(text).digest();

/** By what a sealed value of a column is found: the same each time for the column, and nobody can work it out who lacks the key. */
export const indexOf = (key: SecretKey, column: string, text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(createHmac('sha256', derive(key, 'index')).update(`${column}\n${text}`).digest());
