import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { type RowsDraft, RowsPanel } from '../rules/index.ts';
import classes from './GlobalTables.module.css';
import { definitionOf, tableOf } from './global-table.ts';
import type { TabProps } from './tab-props.ts';
import { useSaveContent } from './use-save-content.tsx';

/** The dated rows, one version after the other, as the rules' own editor shows them; saving writes a revision. */
export default function RowsTab({ table, legalEntityId, canEdit }: TabProps) {
  const { t } = useTranslation('globalTables');
  const format = useFormat();
  const year = useClock().now().getFullYear();
  const { save, dialog, isBusy } = useSaveContent(table, legalEntityId);
  const shown = useMemo(() => tableOf(table, year), [table, year]);
  const definition = useMemo(() => definitionOf(shown, table.currency), [shown, table.currency]);
  const draft: RowsDraft = {
    definition,
    version: table.shown?.number ?? 0,
    canEdit,
    isBusy,
    change: async (next) => {
      const [changed] = next.steps[0]?.tables ?? [];
      return changed?.kind === 'parameter' ? await save(changed) : 'kept';
    },
  };
  return (
    <>
      {!table.shown && <p className={classes.help}>{t('rowsFirst')}</p>}
      {table.questions.length > 0 && (
        <div className={classes.questions}>
          {table.questions.map(({ message, nextStep }) => (
            <MessageBox key={message.en} tone="decision">
              {format.name(message)} {format.name(nextStep)}
            </MessageBox>
          ))}
        </div>
      )}
      <RowsPanel draft={draft} table={shown} />
      {dialog}
    </>
  );
}
