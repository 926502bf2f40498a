import { useClock } from './clock-context.ts';

/** Today where the reader is, ISO date. */
export function useToday(): string {
  const clock = useClock();
  const now = clock.now();
  return `${now.getFullYear()}-${String(now.getMonth() + 1).padStart(2, '0')}-${String(now.getDate()).padStart(2, '0')}`;
}
