import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import classes from './Audit.module.css';
import type { AuditEntry } from './use-audit-rows.ts';

const shownAtOnce = 4;
/** As records keep them, for the reader’s own time and way of writing. */
const moment = /^\d{4}-\d\d-\d\dT[\d:.]+Z$/;
const day = /^\d{4}-\d\d-\d\d$/;

/** What an entry says has changed: field, before and after; pay that the reader may not see is named, not shown. */
export function ChangeLines({ entry, all = false }: { readonly entry: AuditEntry; readonly all?: boolean }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const said = (value: string) => (moment.test(value) ? format.instant(value) : day.test(value) ? format.day(value) : value);
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
                  <del>{said(before)}</del> <span aria-hidden="true">→</span>{' '}
                </>
              )}
              <ins>{after === null ? t('nothing') : said(after)}</ins>
            </span>
          )}
        </li>
      ))}
      {more > 0 && <li className={classes.more}>{t('moreChanges', { count: more })}</li>}
    </ul>
  );
}
