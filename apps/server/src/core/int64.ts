const max = 2n ** 63n - 1n;

/** True for what PostgreSQL's bigint holds, save its lowest value, which has no counterpart above zero. */
export const fitsInt64 = (value: bigint): boolean => value <= max && value >= -max;
