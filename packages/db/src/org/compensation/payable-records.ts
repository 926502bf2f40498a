/**
 * Which records of compensation files a period pays by: those of which payroll takes notice by the month in which the period is paid (ADR 156). What a
 * later one has ended goes on to its last day until then, as if the later one had not been written.
 */

/** The month of a period, as payroll effective periods name it: the one in which it ends. */
export const monthOf = (endDate: string): string => `to_char(${endDate}, 'YYYY-MM')`;

/**
 * Parts of a statement's WITH, after its `p` (end_date and paid_month of what is paid): records that begin by that end and of which payroll takes notice later than that
 * month, neighbours as one; and `payable`, the records without them, with the last day on which each is paid.
 */
export const payableRecords = `
  deferred AS MATERIALIZED (
    SELECT employee_id, item_id, min(effective_date) AS first_day, CASE WHEN bool_and(expiry_date IS NOT NULL) THEN max(expiry_date) END AS last_day
    FROM (
      SELECT *, count(*) FILTER (WHERE stands_apart) OVER (PARTITION BY employee_id, item_id ORDER BY effective_date) AS island FROM (
        SELECT r.*, r.effective_date IS DISTINCT FROM lag(r.expiry_date) OVER (PARTITION BY r.employee_id, r.item_id ORDER BY r.effective_date) + 1 AS stands_apart
        FROM compensation_record r, p WHERE r.payroll_effective_period > p.paid_month AND r.effective_date <= p.end_date) later) islands
    GROUP BY employee_id, item_id, island),
  payable AS NOT MATERIALIZED (
    SELECT r.id, r.employee_id, r.item_id, r.effective_date, CASE WHEN f.employee_id IS NULL THEN r.expiry_date ELSE f.last_day END AS expiry_date,
      r.amount, r.currency, r.payroll_effective_period
    FROM compensation_record r
      LEFT JOIN deferred f ON f.employee_id = r.employee_id AND f.item_id = r.item_id AND f.first_day = r.expiry_date + 1
    WHERE r.payroll_effective_period <= (SELECT paid_month FROM p))`;
