import { isRecord } from '@wagewright/db/columns';

/** A text of what the audit tells; null where it tells none. */
export function toldText(told: unknown, field: string): string | null {
  const held: unknown = isRecord(told) ? told[field] : null;
  return typeof held === 'string' && held !== '' ? held : null;
}
