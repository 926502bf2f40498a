import { type CatalogueSource, snapshotCatalogue } from '@wagewright/contracts/definition-findings';

/** What a table of these lines may read of the records. */
export const sourcesFor = (lines: string): CatalogueSource[] =>
  snapshotCatalogue.filter((source) => source.lines === null || source.lines.includes(lines));
