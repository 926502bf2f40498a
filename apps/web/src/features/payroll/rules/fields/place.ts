import type { Language } from '@wagewright/contracts';
import type { DraftEditing } from '../draft/draft-context.ts';
import type { RuleTable } from '../rules.ts';
import type { Place } from './field.ts';

export const placeIn = (
  { definition, scopes }: Pick<DraftEditing, 'definition' | 'scopes'>,
  table: RuleTable | null,
  language: Language,
): Place => ({
  definition,
  scopes,
  table,
  language,
});
