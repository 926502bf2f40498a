import type { Outputs } from '../../../shared/api/trpc.ts';

export type StructureDetails = Outputs['org']['salaryStructures']['getSalaryStructure'];
export type StructureVersion = StructureDetails['versions'][number];
export type SalaryRange = StructureVersion['ranges'][number];

/** The version that holds on a day; before the first one, the first. */
export const versionOn = (versions: readonly StructureVersion[], day: string): StructureVersion | undefined =>
  versions.find(({ effectiveDate }) => effectiveDate <= day) ?? versions.at(-1);
