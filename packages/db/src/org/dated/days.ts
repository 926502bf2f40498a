const dayMs = 86_400_000;

/** The day so many days after an ISO day. */
export const dayAfter = (day: string, days = 1): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** SQL: the day as of which a file looks at somebody: its own, within their time at the company. @param employee alias of the table */
export const dayAtCompany = (on: string, employee: string): string =>
  `least(greatest(DATE '${on}', ${employee}.hire_date), coalesce(${employee}.termination_date, 'infinity'))`;
