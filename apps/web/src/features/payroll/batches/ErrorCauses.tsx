import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './ErrorCauses.module.css';
import { type CellErrors, type FailedCell, searchOf } from './failed-cell.ts';

type Cause = CellErrors['causes']['rows'][number];

/** What has to be corrected, each cause once with whom it concerns; each of them leads to how the cell is calculated. */
export function ErrorCauses({ batchId, causes }: { batchId: number; causes: CellErrors['causes'] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { rows, total, people, following } = causes;
  if (rows.length === 0) return null;
  const everybody = t('errors.people', { count: people, people: format.count(people) });
  return (
    <Panel title={t('errors.causes')} note={t('errors.causesNote', { people: everybody })} flush>
      <ul className={classes.causes}>
        {rows.map((cause) => (
          <CauseRow
            key={`${cause.message.en} ${cause.concerned[0]?.table}.${cause.concerned[0]?.column}`}
            batchId={batchId}
            cause={cause}
          />
        ))}
      </ul>
      {following > 0 && <p className={classes.note}>{t('errors.following', { count: following, cells: format.count(following) })}</p>}
      {total > rows.length && (
        <p className={classes.note}>{t('errors.causesMore', { shown: format.count(rows.length), total: format.count(total) })}</p>
      )}
    </Panel>
  );
}

function CauseRow({ batchId, cause }: { batchId: number; cause: Cause }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { people, cells, concerned } = cause;
  const left = people - concerned.length;
  return (
    <li>
      <div className={classes.head}>
        <p className={classes.why}>{format.name(cause.message)}</p>
        <span className={classes.counts}>
          {`${t('errors.people', { count: people, people: format.count(people) })} · ${t('errors.cells', { count: cells, cells: format.count(cells) })}`}
        </span>
      </div>
      <p className={classes.remedy}>{format.name(cause.nextStep)}</p>
      <ul className={classes.people}>
        {concerned.map((cell) => (
          <li key={`${cell.employeeId} ${cell.line}`}>
            <CellLink batchId={batchId} cell={cell} />
          </li>
        ))}
        {left > 0 && <li>{t('errors.more', { count: left, people: format.count(left) })}</li>}
      </ul>
      <details className={classes.details}>
        <summary>{t('errors.details')}</summary>
        <p>{`${t('errors.code')}: ${cause.code}`}</p>
        {cause.rule && (
          <p>
            {`${t('errors.rule')}: `}
            <code>{cause.rule}</code>
          </p>
        )}
      </details>
    </li>
  );
}

function CellLink({ batchId, cell }: { batchId: number; cell: FailedCell }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const name = cell.name === null ? t('errors.everybody') : `${cell.name} (${cell.employeeNumber})`;
  const column = format.name(cell.columnName);
  return (
    <Link to="/payroll/batches/$batchId" params={{ batchId: String(batchId) }} search={searchOf(cell)}>
      {name} · {column}
    </Link>
  );
}
