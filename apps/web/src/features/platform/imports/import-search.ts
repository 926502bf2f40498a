import { defined, type RawSearch, readId, readOneOf, readText } from '../../../shared/search.ts';
import type { ImportEffect, ImportSummary } from './import.ts';

/** In the order in which counts stand. */
export const effects = ['created', 'updated', 'closed', 'unchanged', 'refused'] as const satisfies readonly ImportEffect[];

/** What of an import is shown, as its address has it. */
export const readImportSearch = (raw: RawSearch) =>
  defined({ effect: readOneOf(raw, 'effect', effects), q: readText(raw, 'q', 100), why: readText(raw, 'why', 200) });

const statuses = ['reading', 'asking', 'checked', 'writing', 'written', 'undoing', 'undone', 'failed', 'cancelled'] as const;
/** `importEntityCodes` of contracts, whose code comes with the screen. */
const entities = [
  'employees',
  'departments',
  'positions',
  'cost-centers',
  'batch-input',
  'payslip-lines',
  'punches',
  'leave-balances',
  'calendar-days',
  'compensation',
  'one-time-payments',
  'compensation-review',
  'pay-types',
  'balance-elements',
  'opening-balances',
  'global-table-rows',
] as const satisfies readonly ImportSummary['subject']['entity'][];
/** Which imports are listed: into what kind of thing, into one of them, how far they have come, whose or which file. */
export const readImportsSearch = (raw: RawSearch) =>
  defined({
    entity: readOneOf(raw, 'entity', entities),
    subject: readId(raw, 'subject'),
    status: readOneOf(raw, 'status', statuses),
    q: readText(raw, 'q', 100),
  });
export { entities as importEntityChoices, statuses as importStatuses };
