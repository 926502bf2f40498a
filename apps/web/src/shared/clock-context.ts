import { createContext, useContext } from 'react';
import { browserClock, type Clock } from './clock.ts';

export const ClockContext = createContext<Clock>(browserClock);
export const useClock = (): Clock => useContext(ClockContext);
