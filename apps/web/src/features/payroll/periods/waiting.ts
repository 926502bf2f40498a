import type { Period } from './period-events.ts';

/** Something that a period waits for before it can be closed, with the batch that it lies in. */
export interface Blocker {
  readonly batch: Period['batches'][number];
  readonly kind: 'open' | 'held';
}

/** Open batches first, then people who are held in closed ones; those of an open batch are decided there. */
export const blockersOf = ({ batches }: Pick<Period, 'batches'>): Blocker[] => [
  ...batches.filter(({ status }) => status !== 'closed').map((batch) => ({ batch, kind: 'open' as const })),
  ...batches.filter(({ status, held }) => status === 'closed' && held > 0).map((batch) => ({ batch, kind: 'held' as const })),
];

/** Whether any of a period's days, attendance aside, or its pay date lies in a year. */
export const isOfYear = ({ startDate, endDate, payDate }: Pick<Period, 'startDate' | 'endDate' | 'payDate'>, year: number): boolean =>
  [startDate, endDate, payDate].some((day) => day.startsWith(String(year)));
