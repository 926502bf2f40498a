/**
 * SQL over periods of service: somebody's latest stands with the employee, the earlier ones of whoever left and came back in `period_of_service`. Nearly nobody
 * has an earlier one, so each expression asks for them only where the latest period does not answer. Names of tables stand bare: a statement that reads what was
 * known before puts others in their place.
 */

/** Whether an employee is employed on any day from one through another. @param e the alias of the employee */
export const servedIn = (e: string, from: string, until: string): string => `(
    (${e}.hire_date <= ${until} AND coalesce(${e}.termination_date >= ${from}, true))
    OR EXISTS (SELECT FROM period_of_service o WHERE o.employee_id = ${e}.id AND o.hired_on <= ${until} AND o.last_day >= ${from}))`;

/** Whether an employee is employed on a day. */
export const servedOn = (e: string, day: string): string => servedIn(e, day, day);

const cameBack = (e: string): string => `${e}.id IN (SELECT employee_id FROM period_of_service)`;
const earlierBy = (e: string, what: string, day: string): string =>
  `(SELECT ${what} FROM period_of_service o WHERE o.employee_id = ${e}.id AND o.hired_on <= ${day})`;

/** Whether an employee has begun by a day, in whichever period. */
export const hasBegunBy = (e: string, day: string): string => `(${e}.hire_date <= ${day} OR ${earlierBy(e, 'count(*) > 0', day)})`;

/** The first day of the period of service that had begun last by a day; of somebody who had not begun, the first day of all. */
export const hiredBy = (e: string, day: string): string =>
  `CASE WHEN ${e}.hire_date <= ${day} THEN ${e}.hire_date ELSE coalesce(${earlierBy(e, 'max(o.hired_on)', day)}, ${e}.hire_date) END`;

/** The last day of that period of service; null while none is known. */
export const lastDayBy = (e: string, day: string): string =>
  `CASE WHEN ${e}.hire_date <= ${day} THEN ${e}.termination_date ELSE coalesce(${earlierBy(e, 'max(o.last_day)', day)}, ${e}.termination_date) END`;

/** The first day of the first period of service that has a day from one through another; where none has, as `hiredBy`. */
export const firstHiredIn = (e: string, from: string, until: string): string => `CASE WHEN ${cameBack(e)}
    THEN coalesce((SELECT min(o.hired_on) FROM period_of_service o WHERE o.employee_id = ${e}.id AND o.hired_on <= ${until} AND o.last_day >= ${from}), ${hiredBy(e, until)})
    ELSE ${e}.hire_date END`;

/** Whether a period of service begins, or ends, from one day through another. */
export const beginsIn = (e: string, from: string, until: string): string => `(${e}.hire_date BETWEEN ${from} AND ${until}
    OR ${cameBack(e)} AND EXISTS (SELECT FROM period_of_service o WHERE o.employee_id = ${e}.id AND o.hired_on BETWEEN ${from} AND ${until}))`;
export const endsIn = (e: string, from: string, until: string): string => `(${e}.termination_date BETWEEN ${from} AND ${until}
    OR ${cameBack(e)} AND EXISTS (SELECT FROM period_of_service o WHERE o.employee_id = ${e}.id AND o.last_day BETWEEN ${from} AND ${until}))`;

/** Whether an employee has not left by a day; whoever left and is to come back later has. */
export const notLeftBy = (e: string, day: string): string => `(coalesce(${e}.termination_date >= ${day}, true)
    AND NOT (${e}.hire_date > ${day} AND ${earlierBy(e, 'count(*) > 0', day)}))`;

const around = (e: string, what: string, day: string): string =>
  `(SELECT ${what} FROM period_of_service o WHERE o.employee_id = ${e}.id AND ${day} BETWEEN o.hired_on AND o.last_day)`;

/** As people are shown on a day: whether they are employed, left, or are planned to begin (again); and the period of service of the day, else the latest. */
export const stateOn = (e: string, day: string): string =>
  `CASE WHEN ${servedOn(e, day)} THEN 'employed' WHEN ${e}.hire_date > ${day} THEN 'planned' ELSE 'left' END`;
export const shownHired = (e: string, day: string): string =>
  `CASE WHEN ${e}.hire_date <= ${day} THEN ${e}.hire_date ELSE coalesce(${around(e, 'o.hired_on', day)}, ${e}.hire_date) END`;
export const shownLastDay = (e: string, day: string): string =>
  `CASE WHEN ${e}.hire_date <= ${day} THEN ${e}.termination_date ELSE coalesce(${around(e, 'o.last_day', day)}, ${e}.termination_date) END`;
