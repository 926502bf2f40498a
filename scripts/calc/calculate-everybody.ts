import { calculateAll, type KernelInput, measureStatistics, type PeriodFacts, type Program, type WholeRun } from '@wagewright/calc-engine';

/** All employees at once, stage after stage. */
export const calculateEverybody = (program: Program, period: PeriodFacts, input: KernelInput): WholeRun =>
  calculateAll(program, { period, statistics: measureStatistics(program, input) }, input);
