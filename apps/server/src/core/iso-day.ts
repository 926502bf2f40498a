/** A calendar day as it is stored (midnight, UTC), as contracts write it: 2025-01-31. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
