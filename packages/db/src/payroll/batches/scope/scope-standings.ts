import { type RowInput, readRow, type ScopeProgram } from '@wagewright/calc-engine';
import type { Sql } from '../../../sql.ts';
import { asKnown, hasAnyRecordChanged } from '../../known/index.ts';
import { readFactsOfPeriod } from '../../runs/index.ts';
import { countOfPeople, pageOfPeople } from '../population.ts';
import { judgePeople } from './judge-people.ts';
import { type Asked, peopleReader } from './read-people.ts';
import type { Group, ScopeStanding, Wanted } from './scope-standing.ts';

/** Everybody of a period as a scope judges them, by id. */
interface Judged {
  readonly groups: ReadonlyMap<Group, Int32Array>;
  /** When the database was looked at, by its own clock. */
  readonly at: Date;
  /** What besides records decides who is judged, and how. */
  readonly mark: string;
}

/** A change that began before the look may have become visible after it; no transaction over records takes so long. */
const overlapUsualMs = 120_000;
/** Each holds four bytes a person. */
const judgedKept = 8;

const momentAndBatches = `
  SELECT now() AS at, (SELECT coalesce(string_agg(concat_ws(':', b.id, b.version, b.status, b.payee_count, b.joins), ',' ORDER BY b.id), '')
    FROM batch b WHERE b.period_id = $1::int) || (SELECT p::text FROM period p WHERE p.id = $1::int) AS batches`;

/**
 * How people stand to application scopes, kept as long as nothing can have changed: judging a hundred thousand takes a second, and a screen asks again
 * for each page of them. What stands is asked of the records' versions (ADR 63), so that nobody is told what was.
 */
export class ScopeStandings {
  readonly #overlapMs: number;
  readonly #kept = new Map<string, Judged>();

  constructor(overlapMs = overlapUsualMs) {
    this.#overlapMs = overlapMs;
  }

  /** How the people of a period stand to an application scope now, and a page of them with what the records say. */
  async of(sql: Sql, scope: ScopeProgram, asked: Asked, wanted: Wanted): Promise<ScopeStanding> {
    if (scope.parts.length === 0) return await readEverybody(sql, asked, wanted);
    const { groups } = await this.#judged(sql, scope, asked);
    const countOf = (group: Group): number => groups.get(group)?.length ?? 0;
    const ids = groups.get(wanted.group)?.subarray(wanted.offset, wanted.offset + wanted.limit) ?? new Int32Array();
    return {
      inScope: countOf('in'),
      undecided: countOf('failed'),
      leftOut: scope.parts.map((_, part) => countOf(part)),
      page: await readPage(sql, scope, asked, [...ids]),
    };
  }

  async #judged(sql: Sql, scope: ScopeProgram, asked: Asked): Promise<Judged> {
    const key = `${scope.program.hash} ${asked.periodId} ${asked.batchId}`;
    const [now] = await sql.query<{ at: Date; batches: string }>(momentAndBatches, [asked.periodId]);
    const { at = new Date(0), batches = '' } = now ?? {};
    const mark = `${batches} ${JSON.stringify(await readFactsOfPeriod(sql, asked.periodId))}`;
    const known = this.#kept.get(key);
    this.#kept.delete(key);
    const stands = known?.mark === mark && !(await hasAnyRecordChanged(sql, new Date(known.at.getTime() - this.#overlapMs)));
    const judged = stands ? known : { groups: await judge(sql, scope, asked), at, mark };
    const oldest = this.#kept.keys().next();
    if (this.#kept.size >= judgedKept && !oldest.done) this.#kept.delete(oldest.value);
    this.#kept.set(key, judged);
    return judged;
  }
}

/** Where nobody is left out nobody has to be judged: people are counted where they are. */
async function readEverybody(sql: Sql, asked: Asked, { group, offset, limit }: Wanted): Promise<ScopeStanding> {
  const whose = [asked.batchId, asked.periodId];
  const [counted] = await sql.query<{ people: number }>(asKnown(countOfPeople, asked.knownAt), whose);
  const page = group === 'in' ? await sql.query<{ id: number }>(asKnown(pageOfPeople, asked.knownAt), [...whose, offset, limit]) : [];
  const input: RowInput = { tables: new Map() };
  return { inScope: counted?.people ?? 0, leftOut: [], undecided: 0, page: page.map(({ id }) => ({ employeeId: id, input })) };
}

async function judge(sql: Sql, scope: ScopeProgram, asked: Asked): Promise<Judged['groups']> {
  const groups = new Map<Group, number[]>();
  for await (const { ids, answer } of judgePeople(sql, scope, asked))
    for (const [row, group] of answer.entries()) {
      const own = groups.get(group);
      if (own) own.push(ids[row] ?? 0);
      else groups.set(group, [ids[row] ?? 0]);
    }
  return new Map([...groups].map(([group, ids]) => [group, Int32Array.from(ids)]));
}

/** What the records say of those who are shown. */
async function readPage(sql: Sql, scope: ScopeProgram, asked: Asked, alone: readonly number[]): Promise<ScopeStanding['page']> {
  if (alone.length === 0) return [];
  const { ids, input } = await peopleReader(sql, scope.program, asked)(0, alone.length, alone);
  return ids.map((employeeId, row) => ({ employeeId, input: readRow(scope.program, input, row) }));
}
