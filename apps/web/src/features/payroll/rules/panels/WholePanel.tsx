import { type CalculationDefinition, calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { useDraft } from '../draft/draft-context.ts';
import { placeIn } from '../fields/place.ts';
import { wholeFields } from '../fields/table-fields.ts';
import { PartForm, type PartSection } from './PartForm.tsx';

const sectionIds = ['general', 'figures', 'payTypes', 'balances', 'messages', 'questions', 'exchange'] as const;

/** What the rules say as a whole: name and currency, the batch's figures, pay types, balance elements, messages, questions, exchange rates. */
export function WholePanel() {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { definition, scopes } = useDraft();
  const sections = sectionIds.map(
    (id): PartSection => ({ id, title: t(`whole.${id}`), help: t(`wholeHelp.${id}`), fields: wholeFields[id] }),
  );
  return (
    <PartForm
      title={t('views.whole')}
      element={definition}
      place={placeIn({ definition, scopes }, null, format.language)}
      sections={sections}
      schema={calculationDefinitionSchema}
      build={(written) => written as CalculationDefinition}
      settle={(written) => ({ ...written, balances: (written as Partial<CalculationDefinition>).balances ?? [] })}
      said={t('did.whole')}
    />
  );
}
