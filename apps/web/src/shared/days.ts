import { useClock } from './clock-context.ts';

const dayMs = 86_400_000;

/** The day so many days after an ISO day; nothing after none. */
export const dayAfter = (day: string, days = 1): string =>
  day === '' ? '' : new Date(Date.parse(`${day}T00:00:00Z`) + days * dayMs).toISOString().slice(0, 10);

/** Today where the reader is, ISO date. */
export function useToday(): string {
  const now = useClock().now();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
