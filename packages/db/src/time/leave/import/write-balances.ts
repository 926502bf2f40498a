/** Balances out of a file are adjustments by the difference; undone, each is taken back by an entry against it. */
import { AppError } from '@wagewright/contracts';
import { dayIn } from '@wagewright/contracts/days';
import { type Fraction, fractionOf, fractionOfDecimal, isNothing, minus, opposite, sumOf } from '@wagewright/contracts/fraction';
import { changing, type ImportJobRow, type WrittenSide } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { readLeaveRules } from '../leave-rows.ts';
import { type NewEntry, settleLeave, writeLeaveEntries } from '../write-entries.ts';
import { leaveBalanceFacts, place, saidTable } from './said-balances.ts';

/** By it an import knows its own entries: those of one key add up. */
const keyOf = ({ id }: Pick<ImportJobRow, 'id'>): string => `adjustment/import/${id}`;
const theirs = `r.import_id = $1::int AND r.effect IN ${changing}`;

interface Row {
  readonly ordinal: number;
  readonly employeeId: number;
  readonly typeId: number;
  readonly year: string;
  readonly day: string;
  readonly numerator: string;
  readonly denominator: string;
}
interface SaidRow extends Row {
  readonly balance: string;
  readonly reason: string | null;
}

const said = `
  SELECT r.ordinal, s.owner_id AS "employeeId", s.type_id AS "typeId", s.year::text AS year, r.after[${place.day}] AS day, r.after[${place.balance}] AS balance,
    r.after[${place.reason}] AS reason, s.numerator::text AS numerator, s.denominator::text AS denominator
  FROM import_row r JOIN ${saidTable} s ON s.ordinal = r.ordinal WHERE ${theirs} AND r.ordinal > $2::int ORDER BY r.ordinal LIMIT $3::int`;
const written = `
  SELECT r.ordinal, l.employee_id AS "employeeId", l.type_id AS "typeId", l.year::text AS year, l.day::text AS day, l.numerator::text AS numerator,
    l.denominator::text AS denominator
  FROM (SELECT r.* FROM import_row r WHERE ${theirs} AND r.ordinal > $2::int ORDER BY r.ordinal LIMIT $3::int) r
  JOIN ${saidTable} s ON s.ordinal = r.ordinal JOIN leave_entry l ON l.employee_id = s.owner_id AND l.type_id = s.type_id AND l.key = $4::text ORDER BY r.ordinal, l.id`;

const exact = ({ numerator, denominator }: Row): Fraction => fractionOf(BigInt(numerator), BigInt(denominator));

function brought(job: ImportJobRow, rows: readonly SaidRow[]): NewEntry[] {
  const entries = rows.map((row): NewEntry => {
    const { employeeId, typeId, year, day, balance, reason } = row;
    const facts = { why: 'imported', importId: job.id, balance } as const;
    return {
      employeeId,
      typeId,
      year,
      day,
      kind: 'adjustment',
      key: keyOf(job),
      amount: minus(fractionOfDecimal(balance), exact(row)),
      facts,
      reason,
    };
  });
  return entries.filter(({ amount }) => !isNothing(amount));
}

function takenBack(job: ImportJobRow, rows: readonly Row[]): NewEntry[] {
  return [...Map.groupBy(rows, ({ ordinal }) => ordinal).values()].flatMap((own): NewEntry[] => {
    const amount = opposite(sumOf(own.map(exact)));
    const [first] = own;
    if (!first || isNothing(amount)) return [];
    const { employeeId, typeId, year, day } = first;
    const facts = { why: 'import-undone', importId: job.id } as const;
    return [{ employeeId, typeId, year, day, kind: 'adjustment', key: keyOf(job), amount, facts, corrects: true }];
  });
}

/** Nobody adjusts their own balance, by undoing neither. @throws AppError LEAVE_OWN */
export async function requireOthers(sql: Sql, job: ImportJobRow): Promise<void> {
  const own = await sql.query(
    `SELECT FROM import_row r JOIN app_user u ON u.employee_id = r.owner_id WHERE ${theirs} AND u.id = $2::int LIMIT 1`,
    [job.id, job.askedByUserId],
  );
  if (own.length > 0) throw new AppError('LEAVE_OWN');
}

/** What follows from entries, through today where these people work. */
async function settle(sql: Sql, entries: readonly NewEntry[], { at, through }: { at: Date; through: string }): Promise<void> {
  for (const [typeId, own] of Map.groupBy(entries, (entry) => entry.typeId)) {
    const rules = await readLeaveRules(sql, typeId);
    const employeeIds = [...new Set(own.map(({ employeeId }) => employeeId))];
    await settleLeave(sql, { typeId, employeeIds, rules, through }, { userId: null, at });
  }
}

const rowsAtOnce = 2_000;

/** Writes the entries of an import, or those that take them back; these people are locked, and what stands has been looked at. */
export async function writeBalances(sql: Sql, job: ImportJobRow, side: WrittenSide): Promise<void> {
  const [when] = await sql.query<{ at: Date; timeZone: string }>(
    'SELECT j.asked_at AS at, l.time_zone AS "timeZone" FROM import_job j JOIN legal_entity l ON l.id = $2::int WHERE j.id = $1::int',
    [job.id, leaveBalanceFacts(job).legalEntityId],
  );
  if (!when) return;
  const through = dayIn(when.timeZone, when.at);
  const next = async (last: number): Promise<{ readonly rows: readonly Row[]; readonly entries: readonly NewEntry[] }> => {
    if (side === 'before') {
      const rows = await sql.query<Row>(written, [job.id, last, rowsAtOnce, keyOf(job)]);
      return { rows, entries: takenBack(job, rows) };
    }
    const rows = await sql.query<SaidRow>(said, [job.id, last, rowsAtOnce]);
    return { rows, entries: brought(job, rows) };
  };
  for (let last: number | undefined = 0; last !== undefined; ) {
    const { rows, entries }: Awaited<ReturnType<typeof next>> = await next(last);
    await writeLeaveEntries(sql, entries, { userId: job.askedByUserId, at: when.at });
    await settle(sql, entries, { at: when.at, through });
    last = rows.at(-1)?.ordinal;
  }
}
