import { Button } from '@mantine/core';
import { Link, useNavigate } from '@tanstack/react-router';
import { importMachine } from '@wagewright/contracts/platform/imports';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { ImportStart } from '../../../platform/imports/index.ts';
import classes from '../Setups.module.css';
import { type Setup, stateOf } from '../setup.ts';

interface Props {
  readonly setup: Setup;
  readonly step: 'people' | 'pay';
  readonly entity: 'employees' | 'compensation';
  readonly brought: Setup['peopleImports'];
  /** What is there already, in a sentence. */
  readonly there: string | null;
}

/** Files of the step: brought here, each shown row by row on its own page, which leads back. */
export function BroughtFiles({ setup, step, entity, brought, there }: Props) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const navigate = useNavigate();
  const [isMore, bringMore] = useState(false);
  const waiting = (status: Setup['peopleImports']['rows'][number]['status']) => ['reading', 'asking', 'checked'].includes(status);
  /** One waits for somebody to look at it: another file is not asked for beside it. */
  const waits = brought.rows.some(({ status }) => waiting(status));
  const mayBring = stateOf(setup, step) !== 'later';
  const open = (importId: number) => void navigate({ to: '/imports/$importId', params: { importId: String(importId) } });
  return (
    <>
      {there && (
        <Panel>
          <p className={classes.text}>{there}</p>
        </Panel>
      )}
      {brought.rows.length > 0 && (
        <Panel title={t('file.title', { count: brought.total })}>
          <ul className={classes.gaps}>
            {brought.rows.map(({ id, fileName, status }) => (
              <li key={id} className={classes.gap}>
                <span>
                  {fileName ?? t('file.notYours')} · {format.name(importMachine.labels[status])}
                </span>
                {fileName !== null && (
                  <Link to="/imports/$importId" params={{ importId: String(id) }}>
                    {t(waiting(status) ? 'file.look' : 'file.open')}
                  </Link>
                )}
              </li>
            ))}
          </ul>
          {brought.total > brought.rows.length && (
            <p className={classes.text}>
              {t('file.others', { shown: format.count(brought.rows.length), count: brought.total, total: format.count(brought.total) })}{' '}
              <Link to="/imports" search={{ entity, subject: setup.legalEntityId }}>
                {t('file.all')}
              </Link>
            </p>
          )}
        </Panel>
      )}
      {mayBring && (there === null || isMore) && !waits && (
        <Panel title={t(`file.bring.${step}`)}>
          <Suspense fallback={<RowsSkeleton />}>
            <ImportStart subject={{ entity, id: setup.legalEntityId }} onStarted={open} />
          </Suspense>
        </Panel>
      )}
      {mayBring && there !== null && !isMore && (
        <div>
          <Button variant="subtle" onClick={() => bringMore(true)}>
            {t('file.more')}
          </Button>
        </div>
      )}
    </>
  );
}
