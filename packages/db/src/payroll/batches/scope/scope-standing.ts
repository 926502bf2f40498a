import type { RowInput, ScopeProgram } from '@wagewright/calc-engine';
import { readRow } from '@wagewright/calc-engine';
import type { Sql } from '../../../sql.ts';
import { asKnown } from '../../known/index.ts';
import { countOfPeople, pageOfPeople } from '../population.ts';
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

interface Wanted {
  readonly group: Group;
  readonly offset: number;
  readonly limit: number;
}

/** Where nobody is left out nobody has to be judged: people are counted where they are. */
async function readEverybody(sql: Sql, asked: Asked, { group, offset, limit }: Wanted): Promise<ScopeStanding> {
  const whose = [asked.batchId, asked.periodId];
  const [counted] = await sql.query<{ people: number }>(asKnown(countOfPeople, asked.knownAt), whose);
  const page = group === 'in' ? await sql.query<{ id: number }>(asKnown(pageOfPeople, asked.knownAt), [...whose, offset, limit]) : [];
  const input: RowInput = { tables: new Map() };
  return { inScope: counted?.people ?? 0, leftOut: [], undecided: 0, page: page.map(({ id }) => ({ employeeId: id, input })) };
}

/** How the people of a period stand to an application scope now, and a page of them with what the records say. Nothing is kept of the others. */
export async function readScopeStanding(sql: Sql, scope: ScopeProgram, asked: Asked, wanted: Wanted): Promise<ScopeStanding> {
  if (scope.parts.length === 0) return await readEverybody(sql, asked, wanted);
  const leftOut = scope.parts.map(() => 0);
  let [inScope, undecided, seen] = [0, 0, 0];
  const page: { employeeId: number; input: RowInput }[] = [];
  for await (const { ids, input, answer } of judgePeople(sql, scope, asked)) {
    for (const [row, one] of answer.entries()) {
      if (one === 'in') inScope += 1;
      else if (one === 'failed') undecided += 1;
      else leftOut[one] = (leftOut[one] ?? 0) + 1;
      if (one !== wanted.group) continue;
      seen += 1;
      if (seen > wanted.offset && page.length < wanted.limit) {
        page.push({ employeeId: ids[row] ?? 0, input: readRow(scope.program, input, row) });
      }
    }
  }
  return { inScope, leftOut, undecided, page };
}

/** Whom the scope takes in, by id. */
export async function idsInScope(sql: Sql, scope: ScopeProgram, asked: Asked): Promise<number[]> {
  const found: number[] = [];
  for await (const { ids, answer } of judgePeople(sql, scope, asked)) {
    for (const [row, one] of answer.entries()) if (one === 'in') found.push(ids[row] ?? 0);
  }
  return found;
}
