/** A calendar day as a column of dates gives it (midnight, UTC), as contracts write it: 2025-01-31. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Of records that are effective from a day to a day or for ever, those that hold on a day; as a condition of a query by Prisma. */
export const effectiveOn = (day: Date) => ({
  effectiveDate: { lte: day },
  OR: [{ expiryDate: null }, { expiryDate: { gte: day } }],
});
