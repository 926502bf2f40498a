/** A day of a month, or its last where it has no such day; null where there is no day, which `least` alone would leave out. */
const dayOf = (month: string, day: string): string =>
  `CASE WHEN ${day} IS NOT NULL THEN least(${month} + (${day} - 1), (${month} + interval '1 month')::date - 1) END`;

const viewMonth = `(to_date(p.payment_month, 'YYYY-MM') + CASE st.view_month WHEN 'next' THEN interval '1 month' ELSE interval '0' END)::date`;

/**
 * SELECT setting_id, period_id, view_from, check_until, time_zone: from when on payslips of a setting can be seen in a period, and by when they
 * are to be checked. The view day is one of the month in which the period is paid, or of the next one (specification §3); the check day is one of
 * the same month, and null where nobody is waited for. Days begin where the legal entity is.
 */
export const payslipDays = `
  SELECT st.id AS setting_id, p.id AS period_id, ${dayOf(viewMonth, 'st.view_day')} AS view_from,
    ${dayOf(viewMonth, 'st.check_day')} AS check_until, le.time_zone
  FROM payslip_setting st CROSS JOIN period p JOIN solution s ON s.id = p.solution_id JOIN legal_entity le ON le.id = s.legal_entity_id`;
