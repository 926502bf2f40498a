import type { Samples } from '../../sample.ts';

export const samples: Samples = { 'payroll/overview/get-overview': { anywhere: {} } };
