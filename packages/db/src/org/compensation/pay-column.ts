/** The column of a file that has one for each item. */
export const payColumn = (item: string): string => `pay:${item}`;
