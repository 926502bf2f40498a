/** Names of steps that functions take inside themselves and that an explanation treats apart. */
export const stepLabels = {
  wholePeriod: 'whether the period is whole',
  divisorIsZero: 'whether the divisor is zero',
  atMost: 'at most the amount',
  largestRemainder: 'share, and a unit that was left',
} as const;
