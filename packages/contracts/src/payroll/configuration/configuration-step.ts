import { z } from 'zod';

/** The steps in which a solution is configured, in the specification's order (§2). */
export const configurationSteps = ['period', 'rules', 'process', 'authorization', 'scope', 'dynamic', 'payslip', 'check'] as const;
export type ConfigurationStep = (typeof configurationSteps)[number];

/** What a step still wants before anybody can be paid by the solution. */
export const missingThings = ['periods', 'open-period', 'published-copy', 'approver', 'manager', 'active-payslip'] as const;
export type MissingThing = (typeof missingThings)[number];

/** `optional`: nobody has set it, and pay does without. */
export const configurationState = z.object({
  id: z.enum(configurationSteps),
  state: z.enum(['complete', 'missing', 'optional']),
  missing: z.array(z.enum(missingThings)),
});
export type ConfigurationState = z.infer<typeof configurationState>;
