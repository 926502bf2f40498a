import type { RecordModel } from '@wagewright/contracts/platform/languages';
import { defined, type RawSearch, readOneOf, readText } from '../../../shared/search.ts';

const models = [
  'role',
  'legal_entity',
  'department',
  'position',
  'compensation_item',
  'solution',
  'global_table',
  'pay_type',
  'balance_element',
] as const satisfies readonly RecordModel[];

/** Which names are shown, as their address has it. */
export const readRecordNamesSearch = (raw: RawSearch) =>
  defined({
    model: readOneOf(raw, 'model', models),
    lang: readText(raw, 'lang', 20),
    state: readOneOf(raw, 'state', ['missing'] as const),
    q: readText(raw, 'q', 100),
  });

export type RecordNamesSearch = ReturnType<typeof readRecordNamesSearch>;
