import { idOf, type ListedRows } from '../../listed.ts';
import type { Samples } from '../../sample.ts';

export const samples: Samples = { 'org/legal-entities/list-legal-entities': { anywhere: {} } };

export const rows: ListedRows = {
  'org/legal-entities/list-legal-entities': { rows: idOf, of: ({ legalEntityId }) => [legalEntityId] },
};
