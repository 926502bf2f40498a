import { defined, type RawSearch, readOneOf, readText } from '../../../shared/search.ts';
import type { ImportEffect } from './import.ts';

/** In the order in which counts stand. */
export const effects = ['created', 'updated', 'closed', 'unchanged', 'refused'] as const satisfies readonly ImportEffect[];

/** What of an import is shown, as its address has it. */
export const readImportSearch = (raw: RawSearch) =>
  defined({ effect: readOneOf(raw, 'effect', effects), q: readText(raw, 'q', 100), why: readText(raw, 'why', 200) });

const statuses = ['reading', 'checked', 'writing', 'written', 'undoing', 'undone', 'failed', 'cancelled'] as const;
export const readImportsSearch = (raw: RawSearch) => defined({ status: readOneOf(raw, 'status', statuses) });
export { statuses as importStatuses };
