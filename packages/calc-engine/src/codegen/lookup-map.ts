/** Entries of a lookup as generated code holds them. */

export function keyLiteral(key: bigint | string): number | string {
  return typeof key === 'bigint' ? Number(key) : key;
}

/** Key after key → value. */
export function nestedMap(
  entries: readonly { keys: readonly (bigint | string)[]; value: number | string }[],
): Map<number | string, unknown> {
  const root = new Map<number | string, unknown>();
  for (const { keys, value } of entries) {
    let at = root;
    for (const key of keys.slice(0, -1)) {
      const next = (at.get(keyLiteral(key)) as Map<number | string, unknown> | undefined) ?? new Map<number | string, unknown>();
      at.set(keyLiteral(key), next);
      at = next;
    }
    at.set(keyLiteral(keys.at(-1) ?? ''), value);
  }
  return root;
}
