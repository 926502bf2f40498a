import type { RowInput, ScopeProgram } from '@wagewright/calc-engine';
import type { Sql } from '../../../sql.ts';
import { judgePeople } from './judge-people.ts';
import type { Asked } from './read-people.ts';

/** Whom of all to look at: those whom the scope takes in, those of whom it cannot be told, or whom one of its conditions leaves out. */
export type Group = 'in' | 'failed' | number;

export interface ScopeStanding {
  readonly inScope: number;
  /** By condition: whom it is the first to leave out. */
  readonly leftOut: readonly number[];
  /** Of whom it cannot be told. */
  readonly undecided: number;
  /** The page of the group that was asked for. */
  readonly page: readonly { readonly employeeId: number; readonly input: RowInput }[];
}

export interface Wanted {
  readonly group: Group;
  readonly offset: number;
  readonly limit: number;
}

/** Whom the scope takes in, by id. */
export async function idsInScope(sql: Sql, scope: ScopeProgram, asked: Asked): Promise<number[]> {
  const found: number[] = [];
  for await (const { ids, answer } of judgePeople(sql, scope, asked)) {
    for (const [row, one] of answer.entries()) if (one === 'in') found.push(ids[row] ?? 0);
  }
  return found;
}
