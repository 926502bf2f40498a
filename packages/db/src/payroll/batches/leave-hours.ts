/** Working days by the legal entity's calendar between two dates. */
const workdays = (
  from: string,
  to: string,
): string => `(SELECT count(*) FROM generate_series(${from}::timestamp, ${to}::timestamp, '1 day') AS g(at)
        LEFT JOIN work_calendar_day wd ON wd.calendar_id = p.calendar_id AND wd.date = g.at::date
        WHERE coalesce(wd.kind = 'workday', extract(isodow FROM g.at) < 6))`;

const within = workdays('greatest(l.start_date, p.attendance_start)', 'least(l.end_date, p.attendance_end)');

/** The days of a request as they were asked for. */
const days = 'FROM leave_request_day ld WHERE ld.request_id = l.id';

/**
 * Hours of a leave request `l` in the attendance days of `p`: those of a longer leave by its own days, half days and hours as they are; of one that was
 * written without days, by its working days within them.
 */
export const leaveHours = `CASE WHEN l.start_date >= p.attendance_start AND l.end_date <= p.attendance_end THEN l.hours
        WHEN EXISTS (SELECT ${days}) THEN (SELECT coalesce(sum(ld.hours), 0) ${days} AND ld.date BETWEEN p.attendance_start AND p.attendance_end)
        ELSE l.hours * ${within} / greatest(${workdays('l.start_date', 'l.end_date')}, 1) END`;
