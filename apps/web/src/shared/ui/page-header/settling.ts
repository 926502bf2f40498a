import { useEffect, useState } from 'react';

/** For so long nothing can be pressed where another action has just appeared: a second click was meant for what stood there before. */
export const settlingMs = 600;

/** True while what is offered has just changed. What a page opens with can be pressed at once. */
export function useSettling(offered: string): boolean {
  const [settled, setSettled] = useState(offered);
  useEffect(() => {
    if (offered === settled) return undefined;
    const timer = setTimeout(() => setSettled(offered), settlingMs);
    return () => clearTimeout(timer);
  }, [offered, settled]);
  return offered !== settled;
}
