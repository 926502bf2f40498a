import type { Setup } from '../setup.ts';

/** What every step is given; it reads and saves by itself. */
export interface StepProps {
  readonly setup: Setup;
}
