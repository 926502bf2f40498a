/** A number that tells texts apart, the same on every machine: to see whether something is what it was, never to keep a secret. */

const prime = 0x01000193;
const offsets = [0x811c9dc5, 0x2f0b4c47] as const;

function half(text: string, offset: number): number {
  let hash = offset;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), prime);
  return hash >>> 0;
}

/** 63 bits, so that it fits a bigint of the database. */
export function fingerprint(text: string): bigint {
  const [high, low] = offsets.map((offset, index) => half(index === 0 ? text : `${text}#`, offset));
  return (BigInt((high ?? 0) & 0x7fffffff) << 32n) | BigInt(low ?? 0);
}
