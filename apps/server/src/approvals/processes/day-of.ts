/** The day of an instant, as a column of dates holds it. */
export const dayOf = (instant: Date): Date => new Date(instant.toISOString().slice(0, 10));
