import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { cellWriter } from '../../../../shared/ui/rows-grid/index.ts';
import classes from './Rows.module.css';
import type { RowChange } from './version-rows.ts';

/** Changes that are said one by one; the others are counted. */
const shownMax = 40;

/** What differs, row by row: old → new. */
export function RowChanges({ label, changes }: { label: string; changes: readonly RowChange[] }) {
  const { t } = useTranslation('rows');
  const format = useFormat();
  const words = useMemo(() => ({ yes: t('yes'), no: t('no') }), [t]);
  return (
    <ul className={classes.changes} aria-label={label}>
      {changes.slice(0, shownMax).map(({ row, column, before, after }) => {
        const write = column ? cellWriter(column, format, words) : String;
        return (
          <li key={`${row} ${column?.id ?? ''} ${before ?? ''} ${after ?? ''}`}>
            <span className={classes.where}>{column ? `${row} · ${column.name}` : row}</span>
            {column ? (
              <span className="ww-figures">
                <del>{before === null ? t('blank') : write(before)}</del> → <ins>{after === null ? t('blank') : write(after)}</ins>
              </span>
            ) : (
              <span>{after === null ? t('rowGone') : t('rowNew')}</span>
            )}
          </li>
        );
      })}
      {changes.length > shownMax && <li>{t('moreChanges', { count: changes.length - shownMax })}</li>}
    </ul>
  );
}
