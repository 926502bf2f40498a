import { useTranslation } from 'react-i18next';
import { useDraft } from '../draft/draft-context.ts';
import type { RuleTable } from '../rules.ts';
import { payTableOf } from '../starters/pay-item.ts';
import { AddForm } from './AddForm.tsx';
import { columnAddable } from './add-column.ts';
import { type PayStart, payAddable } from './add-pay.ts';
import { stepAddable } from './add-step.ts';
import { tableAddable } from './add-table.ts';

export type Adding =
  | { readonly what: 'pay'; readonly start: PayStart }
  | { readonly what: 'column'; readonly table: RuleTable }
  | { readonly what: 'table'; readonly step?: string }
  | { readonly what: 'step' };

/** What is asked before something is added to the rules. */
export function AddDialog({ onClose, ...adding }: Adding & { readonly onClose: () => void }) {
  const { t } = useTranslation('rules');
  const { definition } = useDraft();
  const shared = { title: t(`add.${adding.what}`), text: t(`addText.${adding.what}`), onClose };
  switch (adding.what) {
    case 'column':
      return <AddForm {...shared} table={adding.table} addable={columnAddable(adding.table)} />;
    case 'table':
      return <AddForm {...shared} table={null} addable={tableAddable(adding.step)} />;
    case 'step':
      return <AddForm {...shared} table={null} addable={stepAddable} />;
    case 'pay': {
      const words = t('starterWords', { returnObjects: true });
      return <AddForm {...shared} table={payTableOf(definition) ?? null} addable={payAddable(words, adding.start)} />;
    }
  }
}
