import type { ProblemCode } from './problem.ts';

/** By code: what is wrong, and the next step (empty where nothing need be done). */
export type ProblemWords = Readonly<Record<ProblemCode, readonly [what: string, next: string]>>;
