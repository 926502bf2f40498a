import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { WhatIfState } from './WhatIfState.tsx';
import classes from './WhatIfs.module.css';
import { comparesCopies, type WhatIfRow } from './what-ifs.ts';

/** The runs beside a batch, newest first; each leads to what it gave. */
export function WhatIfList({ rows, batchId }: { rows: readonly WhatIfRow[]; batchId: number }) {
  const { t } = useTranslation('whatIfs');
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.runId}>
          <Link
            to="/payroll/batches/$batchId"
            params={{ batchId: String(batchId) }}
            search={{ tab: 'what-ifs', run: row.runId }}
            className={classes.item}
          >
            <span>
              <span className={classes.name}>{nameOf(row, t)}</span>
              <WhatIfFacts row={row} />
            </span>
            <WhatIfState row={row} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** A replay has the batch's name, which stands above it anyway. */
export const nameOf = ({ kind, name }: Pick<WhatIfRow, 'kind' | 'name'>, t: TFunction<'whatIfs'>): string =>
  kind === 'replay' ? t('kinds.replay') : name;

/** What a run beside the batch changes, who began it and when. */
export function WhatIfFacts({ row }: { row: WhatIfRow }) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { copyNumber, baseCopyNumber, parameterChanges, inputChanges, startedBy, progress } = row;
  const facts = [
    comparesCopies(row) ? t('copies', { copy: copyNumber, base: baseCopyNumber }) : null,
    parameterChanges > 0 ? t('parameters', { count: parameterChanges }) : null,
    inputChanges > 0 ? t('inputs', { count: inputChanges }) : null,
    startedBy,
    format.instant(progress.startedAt),
  ];
  return <span className={classes.second}>{facts.filter(Boolean).join(' · ')}</span>;
}
