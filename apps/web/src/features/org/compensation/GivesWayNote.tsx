import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './Compensation.module.css';
import { type GivesWay, sayAmount } from './compensation.ts';

/** Which records give way to the one that is typed, and how. */
export function GivesWayNote({ gives }: { gives: readonly GivesWay[] }) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  if (gives.length === 0) return null;
  return (
    <MessageBox tone="decision" title={t('givesWay.title')}>
      <ul className={classes.list}>
        {gives.map(({ record, how, before, after }) => (
          <li key={record.id}>
            {t(`givesWay.${how}`, {
              amount: sayAmount(format, record.amount, record.currency),
              from: format.day(record.effectiveDate),
              before: format.day(before),
              after: after === '' ? '' : format.day(after),
            })}
          </li>
        ))}
      </ul>
    </MessageBox>
  );
}
