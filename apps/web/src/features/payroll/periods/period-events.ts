import type { Outputs, trpc } from '../../../shared/api/trpc.ts';

export type Period = Outputs['payroll']['periods']['listPeriods']['rows'][number];

type Client = ReturnType<typeof trpc.useUtils>['client']['payroll']['periods'];
type Reference = Pick<Period, 'id' | 'version'>;

/** The events that people cause by a button, in the order in which a page offers them. */
export const periodCalls = {
  enable: (client: Client, reference: Reference & { remarks?: string }) => client.enablePeriod.mutate(reference),
  close: (client: Client, reference: Reference & { remarks?: string }) => client.closePeriod.mutate(reference),
  reopen: (client: Client, { remarks = '', ...reference }: Reference & { remarks?: string }) =>
    client.reopenPeriod.mutate({ ...reference, remarks }),
  disable: (client: Client, reference: Reference & { remarks?: string }) => client.disablePeriod.mutate(reference),
  delete: async (client: Client, { id, version }: Reference) => void (await client.deletePeriod.mutate({ id, version })),
} as const;
export type AskedEvent = keyof typeof periodCalls;

/** Those of a period that its state and the caller's rights allow now. */
export const askedEvents = ({ events }: Pick<Period, 'events'>): AskedEvent[] =>
  (Object.keys(periodCalls) as AskedEvent[]).filter((event) => events.includes(event));
