/** As many as anybody speaks. */
const wishesMax = 10;

/** The languages of a header such as `ja,en;q=0.8`, in the order in which they stand, which is that of people's wishes. */
export const wishesOf = (header: string | undefined): string[] =>
  (header ?? '')
    .slice(0, 500)
    .split(',')
    .slice(0, wishesMax)
    .map((part) => part.split(';')[0]?.trim() ?? '')
    .filter((tag) => tag !== '');
