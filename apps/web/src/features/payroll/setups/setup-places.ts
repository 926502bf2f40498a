import { setupSteps } from '@wagewright/contracts/payroll/setups';

/** What the page of a guided start shows: the legal entity, the steps after it, and what is missing to pay. */
export const setupPlaces = ['entity', ...setupSteps, 'gaps'] as const;
export type SetupPlace = (typeof setupPlaces)[number];
