import type { DatabaseError } from 'pg';

/** Says which statement of a script failed, with its line. `position` counts characters from 1. */
export function describeSqlError(file: string, script: string, error: DatabaseError): string {
  const offset = Math.max(Number(error.position ?? 1) - 1, 0);
  const line = script.slice(0, offset).split('\n').length;
  const start = script.lastIndexOf(';', offset - 1) + 1;
  const end = script.indexOf(';', offset);
  const statement = script.slice(start, end < 0 ? undefined : end).trim();
  return `Migration ${file} failed at line ${line}: ${error.message}. Nothing of it was applied. The statement:\n${statement.slice(0, 600)}`;
}
