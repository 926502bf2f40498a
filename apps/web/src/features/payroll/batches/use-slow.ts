import { useEffect, useState } from 'react';

/** What is over before it could be read would only flicker. */
const shownAfterMs = 600;

/** Whether the work of this id is still under way when it has had time to be over. */
export function useSlow(id: number | undefined, isRunning: boolean): boolean {
  const [slow, setSlow] = useState<number>();
  useEffect(() => {
    if (!isRunning) return undefined;
    const timer = setTimeout(() => setSlow(id), shownAfterMs);
    return () => clearTimeout(timer);
  }, [isRunning, id]);
  return isRunning && slow === id;
}
