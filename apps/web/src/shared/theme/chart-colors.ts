/** Colours of charts in both schemes: what is, what was. */
export const chartColors = {
  main: 'var(--ww-chart-main)',
  before: 'var(--ww-chart-before)',
} as const;
