/**
 * What came of people's days, from their punches: one statement for many people and days. Times of day are those of the clock where somebody works, hours are
 * those that passed: a night on which the clocks change is an hour longer or shorter, scheduled as well as worked.
 *
 * 1. A punch belongs to the shift in whose reach it lies, of the day on which that shift begins: up to the middle between two shifts no more than a day apart,
 *    else six hours before and after. What lies in no reach belongs to its date; but where somebody came no more than eight hours before, or their shift ended
 *    then, and they have not gone yet, a punch before noon is that of going, of the day on which they came: work on a day off goes over midnight as shifts do.
 * 2. The first punch of a day is that of coming, the last that of going, unless they say otherwise. All within five minutes are one: of which it is, where the
 *    nearer end of the shift says so, and the other is missing.
 * 3. Late and early are minutes of work, without breaks; leave excuses as many: of a morning what is late, of an afternoon what is early, any other both.
 */
import { scheduledDays } from '../rosters/index.ts';

const reach = "interval '6 hours'";
const near = "interval '24 hours'";
const oneMoment = "interval '5 minutes'";
const oneStretch = "interval '8 hours'";

/** Minutes that an interval of time takes of a break. */
const overlap = (from: string, until: string): string =>
  `greatest(extract(epoch FROM least(${until}, b.until_at) - greatest(${from}, b.from_at)) / 60, 0)`;
const minutes = (from: string, until: string): string => `greatest(extract(epoch FROM (${until}) - (${from})) / 60, 0)`;
const atMinute = (minute: string): string => `(s.date + make_interval(mins => ${minute})) AT TIME ZONE s.time_zone`;
const hours = (of: string): string => `round((${of}) / 60.0, 2)`;

/**
 * Tables of a statement that ends in `result`: a row as `attendance_record` keeps it. $1 whom, $2 and $3 the day before the first and after the last, $4 now,
 * $5 the first and $6 the last day.
 */
export const dayResults = `${scheduledDays},
  shifted AS MATERIALIZED (
    SELECT s.employee_id, s.date, s.time_zone, s.shift_id, s.is_clocked, h.flexible_minutes,
      ${atMinute('h.start_minute')} AS start_at, ${atMinute('h.end_minute')} AS end_at
    FROM scheduled s JOIN shift h ON h.id = s.shift_id),
  neighbour AS (
    SELECT t.*, lag(end_at) OVER w AS former_end, lead(start_at) OVER w AS next_start FROM shifted t WINDOW w AS (PARTITION BY employee_id ORDER BY date)),
  reached AS MATERIALIZED (
    SELECT employee_id, date, end_at,
      CASE WHEN start_at - former_end <= ${near} THEN former_end + (start_at - former_end) / 2 ELSE start_at - ${reach} END AS from_at,
      CASE WHEN next_start - end_at <= ${near} THEN end_at + (next_start - end_at) / 2 ELSE end_at + ${reach} END AS until_at
    FROM neighbour),
  placed AS (
    SELECT p.employee_id, date_trunc('minute', p.at) AS at, p.direction, r.date AS reached_date, r.end_at, coalesce(r.date, (p.at AT TIME ZONE e.time_zone)::date) AS date,
      r.date IS NULL AND (p.at AT TIME ZONE e.time_zone)::time < '12:00' AS may_be_going
    FROM punch p JOIN person e ON e.id = p.employee_id
    LEFT JOIN reached r ON r.employee_id = p.employee_id AND p.at >= r.from_at AND p.at < r.until_at
    WHERE p.employee_id = ANY ($1::int[]) AND p.withdrawn_at IS NULL AND p.at >= $2::date - interval '2 days' AND p.at < $3::date + interval '3 days'),
  followed AS (
    SELECT q.*, CASE WHEN reached_date IS NOT NULL THEN lag(reached_date) OVER w IS DISTINCT FROM reached_date
        ELSE coalesce(at - greatest(lag(at) OVER w, lag(end_at) OVER w) > ${oneStretch}, true) END AS begins,
      coalesce(at - lag(at) OVER w >= ${oneMoment}, true) AS is_next
    FROM placed q WINDOW w AS (PARTITION BY employee_id ORDER BY at, direction NULLS LAST)),
  stretched AS (SELECT f.*, sum(begins::int) OVER (PARTITION BY employee_id ORDER BY at, direction NULLS LAST) AS stretch FROM followed f),
  moments AS (
    SELECT s.*, sum((begins OR is_next)::int) OVER (PARTITION BY employee_id, stretch ORDER BY at, direction NULLS LAST) AS moment FROM stretched s),
  punched AS (
    SELECT employee_id, at, direction, CASE WHEN may_be_going AND moment % 2 = 0 AND direction IS DISTINCT FROM 'in'
      THEN first_value(date) OVER (PARTITION BY employee_id, stretch, (moment + 1) / 2 ORDER BY at, direction NULLS LAST) ELSE date END AS date
    FROM moments),
  came AS (
    SELECT employee_id, date, min(at) AS first_at, max(at) AS last_at, max(at) - min(at) < ${oneMoment} AS is_one,
      min(at) FILTER (WHERE direction IS DISTINCT FROM 'out') AS in_at, max(at) FILTER (WHERE direction IS DISTINCT FROM 'in') AS out_at,
      bool_or(direction = 'in') IS TRUE AS says_in, bool_or(direction = 'out') IS TRUE AS says_out
    FROM punched GROUP BY employee_id, date),
  away AS (
    SELECT d.employee_id, d.date, sum(d.hours) * 60 AS all_minutes, coalesce(sum(d.hours) FILTER (WHERE d.part = 'morning'), 0) * 60 AS morning,
      coalesce(sum(d.hours) FILTER (WHERE d.part = 'afternoon'), 0) * 60 AS afternoon
    FROM leave_request_day d JOIN leave_request l ON l.id = d.request_id AND l.status = 'approved'
    WHERE d.employee_id = ANY ($1::int[]) AND d.date BETWEEN $5::date AND $6::date GROUP BY d.employee_id, d.date),
  paired AS (
    SELECT s.employee_id, s.date, t.shift_id, t.start_at, t.end_at, t.time_zone, make_interval(mins => t.flexible_minutes) AS flexible, c.first_at IS NOT NULL AS is_punched,
      CASE WHEN NOT c.is_one THEN c.in_at
        WHEN c.says_in OR NOT c.says_out AND (t.start_at IS NULL OR abs(extract(epoch FROM c.first_at - t.start_at)) <= abs(extract(epoch FROM c.first_at - t.end_at))) THEN c.first_at END AS in_at,
      CASE WHEN NOT c.is_one THEN CASE WHEN c.in_at IS NULL OR c.out_at > c.in_at THEN c.out_at END
        WHEN c.says_out AND NOT c.says_in OR NOT c.says_in AND abs(extract(epoch FROM c.first_at - t.start_at)) > abs(extract(epoch FROM c.first_at - t.end_at)) THEN c.last_at END AS out_at,
      coalesce(a.all_minutes, 0) AS leave_minutes, coalesce(a.morning, 0) AS morning, coalesce(a.afternoon, 0) AS afternoon
    FROM scheduled s LEFT JOIN shifted t USING (employee_id, date) LEFT JOIN came c USING (employee_id, date) LEFT JOIN away a USING (employee_id, date)
    WHERE s.date BETWEEN $5::date AND $6::date
      AND CASE WHEN t.shift_id IS NOT NULL THEN t.is_clocked AND t.end_at + make_interval(mins => t.flexible_minutes) <= $4::timestamptz
        ELSE c.first_at IS NOT NULL AND s.date < ($4::timestamptz AT TIME ZONE s.time_zone)::date END),
  due AS (
    SELECT p.*, p.end_at + least(greatest(p.in_at - p.start_at, interval '0'), p.flexible) AS due_at, greatest(p.in_at, p.start_at) AS begun_at FROM paired p),
  measured AS (
    SELECT d.*, m.break_scheduled, m.break_worked, m.break_late, m.break_early,
      coalesce(d.due_at, d.end_at) AS leaves_at
    FROM due d CROSS JOIN LATERAL (
      SELECT coalesce(sum(${overlap('d.start_at', 'd.end_at')}), 0) AS break_scheduled,
        coalesce(sum(${overlap('d.begun_at', 'least(d.out_at, d.due_at)')}), 0) AS break_worked,
        coalesce(sum(${overlap('d.start_at + d.flexible', 'd.in_at')}), 0) AS break_late,
        coalesce(sum(${overlap('d.out_at', 'coalesce(d.due_at, d.end_at)')}), 0) AS break_early
      FROM (SELECT (d.date + make_interval(mins => (j->>'startMinute')::int)) AT TIME ZONE d.time_zone AS from_at,
          (d.date + make_interval(mins => (j->>'endMinute')::int)) AT TIME ZONE d.time_zone AS until_at
        FROM shift h CROSS JOIN LATERAL jsonb_array_elements(h.breaks) j WHERE h.id = d.shift_id) b) m),
  raw AS (
    SELECT m.*,
      CASE WHEN shift_id IS NULL THEN 0 ELSE ${minutes('start_at', 'end_at')} - break_scheduled END AS scheduled_minutes,
      CASE WHEN shift_id IS NULL OR in_at IS NULL OR out_at IS NULL THEN 0 ELSE greatest(${minutes('begun_at', 'least(out_at, due_at)')} - break_worked, 0) END AS worked_minutes,
      CASE WHEN in_at > start_at + flexible THEN greatest(${minutes('start_at + flexible', 'in_at')} - break_late, 0) ELSE 0 END AS late,
      CASE WHEN out_at < leaves_at THEN greatest(${minutes('out_at', 'leaves_at')} - break_early, 0) ELSE 0 END AS early,
      CASE WHEN in_at IS NULL OR out_at IS NULL THEN 0 WHEN shift_id IS NULL THEN ${minutes('in_at', 'out_at')}
        ELSE ${minutes('in_at', 'least(start_at, out_at)')} + ${minutes('greatest(due_at, in_at)', 'out_at')} END AS extra_minutes
    FROM measured m),
  result AS MATERIALIZED (
    SELECT employee_id, date, shift_id, ${hours('scheduled_minutes')} AS scheduled_hours, ${hours('worked_minutes')} AS worked_hours,
      least(greatest(late - morning - other, 0), scheduled_minutes)::int AS late_minutes,
      least(greatest(early - afternoon - greatest(other - greatest(late - morning, 0), 0), 0), scheduled_minutes)::int AS early_minutes,
      CASE WHEN shift_id IS NULL OR is_punched THEN 0 ELSE ${hours('greatest(scheduled_minutes - leave_minutes, 0)')} END AS absent_hours,
      ${hours('leave_minutes')} AS leave_hours, ${hours('extra_minutes')} AS extra_hours,
      is_punched AND (in_at IS NULL OR out_at IS NULL) AND (shift_id IS NULL OR leave_minutes < scheduled_minutes) AS is_missing, in_at, out_at
    FROM (SELECT raw.*, leave_minutes - morning - afternoon AS other FROM raw) r)`;
