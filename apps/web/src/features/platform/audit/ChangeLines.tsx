import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Audit.module.css';
import type { AuditEntry } from './use-audit-rows.ts';

const shownAtOnce = 4;

/** What an entry says has changed: field, before and after; pay that the reader may not see is named, not shown. */
export function ChangeLines({ entry, all = false }: { readonly entry: AuditEntry; readonly all?: boolean }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const shown = all ? entry.changes : entry.changes.slice(0, shownAtOnce);
  const more = entry.changes.length - shown.length;
  return (
    <ul className={classes.changes} data-all={all || undefined}>
      {shown.map(({ field, before, after, isHidden }) => (
        <li key={field.en}>
          <span className={classes.field}>{format.name(field)}</span>
          {isHidden ? (
            <em className={classes.hidden}>{t('hiddenPay')}</em>
          ) : (
            <span className={classes.value}>
              {before !== null && (
                <>
                  <del>{before}</del> <span aria-hidden="true">→</span>{' '}
                </>
              )}
              <ins>{after ?? t('nothing')}</ins>
            </span>
          )}
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{t('moreChanges', { count: more })}</li>}
    </ul>
  );
}
