/** Colours of charts in both schemes: what is, what was, what went down. */
export const chartColors = {
  main: 'var(--ww-chart-main)',
  before: 'var(--ww-chart-before)',
  down: 'var(--ww-chart-down)',
} as const;
