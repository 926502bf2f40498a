import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Cause, CauseDetails, CauseList, CauseMore, CauseNote } from '../../../shared/ui/CauseList.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { CauseCells } from './CauseCells.tsx';
import { type CellErrors, type FailedCell, searchOf } from './failed-cell.ts';

type FailedCause = CellErrors['causes']['rows'][number];

/** What has to be corrected, each cause once with whom it concerns; each of them leads to how the cell is calculated. */
export function ErrorCauses({ batchId, causes }: { batchId: number; causes: CellErrors['causes'] }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const [opened, setOpened] = useState<string | null>(null);
  const { rows, total, people, following } = causes;
  if (rows.length === 0) return null;
  const everybody = t('errors.people', { count: people, people: format.count(people) });
  return (
    <Panel title={t('errors.causes')} note={t('errors.causesNote', { people: everybody })} flush>
      <CauseList causes={rows.map((cause) => causeOf(cause, { batchId, isOpen: opened === cause.key, onOpen: setOpened }, t, format))}>
        {following > 0 && <CauseNote>{t('errors.following', { count: following, cells: format.count(following) })}</CauseNote>}
        {total > rows.length && (
          <CauseNote>{t('errors.causesMore', { shown: format.count(rows.length), total: format.count(total) })}</CauseNote>
        )}
      </CauseList>
    </Panel>
  );
}

interface Place {
  readonly batchId: number;
  /** Everybody whom it concerns is shown. */
  readonly isOpen: boolean;
  readonly onOpen: (cause: string | null) => void;
}

function causeOf(cause: FailedCause, { batchId, isOpen, onOpen }: Place, t: TFunction<'batches'>, format: Formatter): Cause {
  const { key, people, cells, concerned } = cause;
  const left = people - concerned.length;
  return {
    key,
    why: format.name(cause.message),
    counts: `${t('errors.people', { count: people, people: format.count(people) })} · ${t('errors.cells', { count: cells, cells: format.count(cells) })}`,
    remedy: format.name(cause.nextStep),
    concerned: concerned.map((cell) => ({
      key: `${cell.employeeId} ${cell.line}`,
      content: <CellLink batchId={batchId} cell={cell} />,
    })),
    below: (
      <>
        {left > 0 && (
          <CauseMore
            isOpen={isOpen}
            onToggle={() => onOpen(isOpen ? null : key)}
            more={t('errors.more', { count: left, people: format.count(left) })}
            fewer={t('errors.fewer')}
          >
            <CauseCells batchId={batchId} cause={key} label={format.name(cause.message)} />
          </CauseMore>
        )}
        <CauseDetails title={t('errors.details')}>
          <p>{`${t('errors.code')}: ${cause.code}`}</p>
          {cause.rule && (
            <p>
              {`${t('errors.rule')}: `}
              <code>{cause.rule}</code>
            </p>
          )}
        </CauseDetails>
      </>
    ),
  };
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
