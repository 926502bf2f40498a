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
  readonly brought: Setup['peopleImport'];
  /** What is there already, in a sentence. */
  readonly there: string | null;
}

/** A file for the step: brought here, shown row by row on its own page, which leads back. */
export function BroughtFile({ setup, step, entity, brought, there }: Props) {
  const { t } = useTranslation('setups');
  const format = useFormat();
  const navigate = useNavigate();
  const [isMore, bringMore] = useState(false);
  /** It waits for somebody to look at it: another file is not asked for beside it. */
  const waits = brought !== null && ['reading', 'asking', 'checked'].includes(brought.status);
  const mayBring = stateOf(setup, step) !== 'later';
  const open = (importId: number) => void navigate({ to: '/imports/$importId', params: { importId: String(importId) } });
  return (
    <>
      {there && (
        <Panel>
          <p className={classes.text}>{there}</p>
        </Panel>
      )}
      {brought && (
        <Panel title={t('file.title')}>
          <p className={classes.text}>
            {brought.fileName} · {format.name(importMachine.labels[brought.status])}{' '}
            <Link to="/imports/$importId" params={{ importId: String(brought.id) }}>
              {t(waits ? 'file.look' : 'file.open')}
            </Link>
          </p>
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
