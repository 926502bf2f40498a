import { randomBytes } from 'node:crypto';
import { AppError } from '@wagewright/contracts';

export interface SecretKey {
  readonly id: string;
  readonly bytes: Buffer;
}

/** Keys by which secrets are opened; the first one seals. */
export type KeyRing = readonly SecretKey[];

const keyBytes = 32;
const idPattern = /^[\w-]{1,32}$/;

function parseKey(text: string, where: string): SecretKey {
  const malformed = (reason: string) => new AppError('SECRET_KEY_MALFORMED', { where, reason });
  const [id = '', key, ...rest] = text.split(':');
  if (key === undefined || rest.length > 0) throw malformed('a part is not an id, a colon and a key');
  if (!idPattern.test(id)) throw malformed('an id is not 1 to 32 letters, digits, hyphens and underscores');
  const bytes = Buffer.from(key, 'base64');
  if (bytes.length !== keyBytes || bytes.toString('base64') !== key) throw malformed(`the key ${id} is not ${keyBytes} bytes in base64`);
  return { id, bytes };
}

/**
 * Reads `id:key,id:key`; line breaks and spaces between the parts don't matter.
 * @param where what people call the place that it comes from; the message never repeats a key
 * @throws AppError SECRET_KEY_MALFORMED
 */
export function parseKeyRing(text: string, where: string): KeyRing {
  const parts = text.split(/[\s,]+/).filter(Boolean);
  const keys = parts.map((part) => parseKey(part, where));
  if (keys.length === 0) throw new AppError('SECRET_KEY_MALFORMED', { where, reason: 'it is empty' });
  const doubled = keys.find(({ id }, at) => keys.findIndex((other) => other.id === id) !== at);
  if (doubled) throw new AppError('SECRET_KEY_MALFORMED', { where, reason: `the id ${doubled.id} stands there twice` });
  return keys;
}

export const formatKeyRing = (ring: KeyRing): string => ring.map(({ id, bytes }) => `${id}:${bytes.toString('base64')}`).join(',');

export const newSecretKey = (): SecretKey => ({ id: `k-${randomBytes(4).toString('hex')}`, bytes: randomBytes(keyBytes) });
