/** What people's files say of days and times → texts of one form, and a key of the person and the instant by which punches are told. */
import { type ImportJobRow, type RowReason, stagedTable } from '../../../platform/imports/index.ts';
import type { Sql } from '../../../sql.ts';
import { atClock, wasShown } from '../punch-times.ts';
import { apart, entityOf, type PunchCell, place, zoneOfEntity } from './punch-facts.ts';
import { type DateOrder, saidMoment, saidOffset, saidTime } from './said-times.ts';

interface Staged {
  readonly ordinal: number;
  readonly given: readonly (string | null)[];
}
type Given = Readonly<Record<PunchCell, string | null>>;

interface Resolved {
  readonly cells: Pick<Given, 'date' | 'time' | 'at' | 'timeZone'>;
  /** `2026-03-04 08:02`, with seconds where they are said; null: it is not known. */
  readonly local: string | null;
  readonly offset: string | null;
  readonly zone: string | null;
  readonly reasons: readonly RowReason[];
}

interface Knowing {
  readonly order: DateOrder | undefined;
  /** Names of time zones as the database has them, by what the file says. */
  readonly zones: ReadonlyMap<string, string>;
}

const wrong = (code: string, column: PunchCell, read: string): RowReason => ({ code, column, read, details: { read } });

/** The day and the time of a row: of one column, or of two. */
function timeOf({ at, date, time }: Given, order: DateOrder | undefined): Pick<Resolved, 'local' | 'offset'> | RowReason {
  const clock = time === null ? null : saidTime(time);
  if (time !== null && clock === null) return wrong('PUNCH_TIME_SHAPE', 'time', time);
  const both = date !== null && clock !== null ? `${date} ${clock}` : null;
  if (at === null) return both === null ? { code: 'PUNCH_TIME_MISSING' } : { local: both, offset: null };
  const said = saidMoment(at, order);
  if (said.is === 'two-days') return wrong('PUNCH_TWO_DAYS', 'at', at);
  if (said.is === 'none') return wrong('PUNCH_MOMENT_SHAPE', 'at', at);
  const differs =
    (date !== null && !said.local.startsWith(date)) || (clock !== null && !said.local.slice(11).startsWith(clock.slice(0, 5)));
  return differs ? wrong('PUNCH_TIMES_DIFFER', 'at', at) : said;
}

function zoneOf({ timeZone }: Given, { zones }: Knowing): Pick<Resolved, 'offset' | 'zone'> | RowReason {
  if (timeZone === null) return { offset: null, zone: null };
  const offset = saidOffset(timeZone);
  if (offset !== null) return { offset, zone: null };
  const zone = zones.get(timeZone.trim().toLowerCase());
  return zone === undefined ? wrong('PUNCH_ZONE_UNKNOWN', 'timeZone', timeZone) : { offset: null, zone };
}

const givenOf = ({ given }: Staged): Given => {
  const of = (cell: PunchCell): string | null => given[place(cell) - 1] ?? null;
  return {
    date: of('date'),
    time: of('time'),
    at: of('at'),
    timeZone: of('timeZone'),
    direction: of('direction'),
    device: of('device'),
    remarks: of('remarks'),
  };
};

function resolved(row: Staged, knowing: Knowing): Resolved {
  const given = givenOf(row);
  const [time, zone] = [timeOf(given, knowing.order), zoneOf(given, knowing)];
  const reasons = [time, zone].filter((one) => 'code' in one);
  if ('code' in time || 'code' in zone) return { cells: given, local: null, offset: null, zone: null, reasons };
  const { local } = time;
  const [date, clock] = [local?.slice(0, 10) ?? null, local?.slice(11) ?? null];
  const isOne = given.at !== null;
  return {
    cells: {
      date: given.date && date,
      time: given.time && clock,
      at: isOne ? `${local}${time.offset ?? ''}` : null,
      timeZone: zone.zone ?? (time.offset === null ? zone.offset : null),
    },
    local,
    offset: time.offset ?? zone.offset,
    zone: zone.zone,
    reasons,
  };
}

/** Zones that a file names, of those that places have: `Etc/GMT+8` is eight hours the other way round. */
async function zonesSaid(sql: Sql): Promise<Map<string, string>> {
  const rows = await sql.query<{ name: string }>(
    `SELECT z.name FROM pg_timezone_names z WHERE z.name ~ '^(Africa|America|Antarctica|Arctic|Asia|Atlantic|Australia|Europe|Indian|Pacific)/'
       AND lower(z.name) IN (SELECT DISTINCT lower(btrim(given[${place('timeZone')}])) FROM ${stagedTable})`,
  );
  return new Map(rows.map(({ name }) => [name.toLowerCase(), name]));
}

const cellsWritten = ['date', 'time', 'at', 'timeZone'] as const;
const outOf = (name: string): string => cellsWritten.map((cell) => `given[${place(cell)}] = ${name}."${cell}"`).join(', ');

/** The instant is shown as the clock where people work showed it; of a time that it showed twice the earlier says so. */
const shown = (at: string, zone: string): string => `to_char(${at} AT TIME ZONE ${zone}, 'YYYY-MM-DD HH24:MI')
  || CASE WHEN extract(second FROM ${at}) = 0 THEN '' ELSE to_char(${at}, ':SS') END
  || CASE WHEN (${at} AT TIME ZONE ${zone}) AT TIME ZONE ${zone} = ${at} THEN '' ELSE ' (' || to_char(${at} AT TIME ZONE 'UTC', 'HH24:MI') || ' UTC)' END`;

const noSuchTime = `jsonb_build_array(jsonb_build_object('code', 'PUNCH_NO_SUCH_TIME', 'details', jsonb_build_object('read', m.local)))`;

const writeResolved = (entity: number): string => `
  WITH said AS (
    SELECT * FROM unnest($1::int[], $2::text[], $3::text[], $4::text[], $5::text[], $6::text[], $7::text[], $8::text[], $9::text[])
      AS x(ordinal, ${cellsWritten.map((cell) => `"${cell}"`).join(', ')}, local, "offset", zone, reasons)),
  placed AS (SELECT s.*, coalesce(s.zone, ${zoneOfEntity(entity)}) AS clock FROM said s),
  timed AS (
    SELECT p.*, CASE WHEN p.local IS NOT NULL AND p."offset" IS NULL THEN NOT ${wasShown('p.local', 'p.clock')} ELSE false END AS is_gap,
      CASE WHEN p."offset" IS NOT NULL THEN (p.local || p."offset")::timestamptz ELSE ${atClock('p.local', 'p.clock')} END AS instant FROM placed p)
  UPDATE ${stagedTable} s SET ${outOf('m')},
    key = CASE WHEN m.instant IS NULL OR m.is_gap OR s.key = '' THEN s.key ELSE s.key || ${apart} || ${shown('m.instant', zoneOfEntity(entity))} END,
    reasons = nullif(coalesce(s.reasons, '[]') || m.reasons::jsonb || CASE WHEN m.is_gap THEN ${noSuchTime} ELSE '[]' END, '[]')
  FROM timed m WHERE m.ordinal = s.ordinal`;

/** Rows of one person and instant are lines of it, of which the first counts. */
const countLines = `
  UPDATE ${stagedTable} s SET line = n.line FROM (SELECT ordinal, row_number() OVER (PARTITION BY key ORDER BY ordinal) - 1 AS line FROM ${stagedTable}) n
  WHERE n.ordinal = s.ordinal AND n.line <> s.line`;

const rowsAtOnce = 20_000;

export async function resolvePunches(sql: Sql, job: ImportJobRow): Promise<void> {
  const knowing = { order: job.options.reading.dateOrder, zones: await zonesSaid(sql) };
  for (let last = 0; ; ) {
    const rows = await sql.query<Staged>(
      `SELECT ordinal, given FROM ${stagedTable} WHERE ordinal > $1::int ORDER BY ordinal LIMIT ${rowsAtOnce}`,
      [last],
    );
    const all = rows.map((row) => resolved(row, knowing));
    await sql.query(writeResolved(entityOf(job)), [
      rows.map(({ ordinal }) => ordinal),
      ...cellsWritten.map((cell) => all.map(({ cells }) => cells[cell])),
      all.map(({ local }) => local),
      all.map(({ offset }) => offset),
      all.map(({ zone }) => zone),
      all.map(({ reasons }) => JSON.stringify(reasons)),
    ]);
    if (rows.length < rowsAtOnce) break;
    last = rows.at(-1)?.ordinal ?? last;
  }
  await sql.query(countLines);
}
