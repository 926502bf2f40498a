import { approvals } from './approvals.ts';
import { identity } from './identity.ts';
import { org } from './org.ts';
import { payroll } from './payroll.ts';
import { platform } from './platform.ts';
import type { Samples } from './sample.ts';

export type { Input, Sample, Samples, Tools } from './sample.ts';

/** A plausible input for every procedure, by area. */
export const samples: Samples = { ...platform, ...identity, ...org, ...approvals, ...payroll };
