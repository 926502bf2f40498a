import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { QuestionDialog } from '../../../shared/ui/QuestionDialog.tsx';
import classes from './Audit.module.css';
import { ChangeLines } from './ChangeLines.tsx';
import type { AuditEntry } from './use-audit-rows.ts';

/** One entry whole: who, from where, through what, and every field that changed. */
export function EntryDialog({ entry, onClose }: { readonly entry: AuditEntry; readonly onClose: () => void }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const facts: readonly [string, string | null][] = [
    [t('columns.at'), format.instant(entry.at)],
    [t('columns.who'), entry.who === null ? t('product') : `${entry.who} (${entry.account})`],
    [t('onBehalf'), entry.onBehalfOf],
    [t('key'), entry.apiKey],
    [t('columns.entityId'), `${format.name(entry.entityName)} ${entry.entityId}`],
    [t('columns.address'), entry.address],
    [t('columns.traceId'), entry.traceId],
    [t('entryNumber'), entry.id],
  ];
  return (
    <QuestionDialog title={`${format.name(entry.action)} · ${format.name(entry.entityName)}`} onClose={onClose}>
      <dl className={classes.facts}>
        {facts
          .filter(([, value]) => value !== null && value !== '')
          .map(([name, value]) => (
            <div key={name} style={{ display: 'contents' }}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      <ChangeLines entry={entry} all />
    </QuestionDialog>
  );
}
