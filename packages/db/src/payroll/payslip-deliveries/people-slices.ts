/** Work on everybody of a batch or of a round, some people at a time, so that whoever looks sees how far it is. All of it is one transaction. */
import type { PayslipJobPart } from '@wagewright/contracts/payroll/payslips';
import type { Sql } from '../../sql.ts';

/** How far a job is: of how many people how many are done. */
export interface PeopleSight {
  readonly part: Exclude<PayslipJobPart, 'queued'>;
  readonly done: number;
  readonly total: number;
}
/** What it throws ends the work. */
export type TellPeople = (sight: PeopleSight) => Promise<void>;

/** Employees from the first to the last, by their ids. */
interface Slice {
  readonly first: number;
  readonly last: number;
  readonly people: number;
}

/** Each costs a statement; what a person could not see go by is not cut smaller. */
const [slicesMax, peopleMin] = [20, 500];

const slices = (who: string): string => `
  SELECT min(employee_id) AS first, max(employee_id) AS last, count(*)::int AS people FROM (
    SELECT employee_id, (row_number() OVER (ORDER BY employee_id) - 1) / greatest(${peopleMin}, (count(*) OVER () + ${slicesMax - 1}) / ${slicesMax}) AS slice
    FROM (${who}) w) s GROUP BY slice ORDER BY slice`;

interface Everybody {
  /** SQL of `employee_id`, each once; $1 is the id. */
  readonly who: string;
  readonly id: number;
  readonly tell?: TellPeople | undefined;
  /** What follows when all are done. */
  readonly next?: PeopleSight['part'];
}

/**
 * Does something to everybody, slice by slice in the order of their ids, and tells after each how many are done.
 * @returns what each slice came to
 */
export async function bySlices<Result>(
  sql: Sql,
  { who, id, tell, next }: Everybody,
  work: (first: number, last: number) => Promise<Result>,
): Promise<Result[]> {
  const found = await sql.query<Slice>(slices(who), [id]);
  const total = found.reduce((sum, { people }) => sum + people, 0);
  const results: Result[] = [];
  let done = 0;
  await tell?.({ part: 'people', done, total });
  for (const { first, last, people } of found) {
    results.push(await work(first, last));
    done += people;
    await tell?.({ part: 'people', done, total });
  }
  if (next) await tell?.({ part: next, done, total });
  return results;
}
