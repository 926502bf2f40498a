import { getRouteApi } from '@tanstack/react-router';
import { importMachine } from '@wagewright/contracts/platform/imports';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import type { HeaderAction } from '../../../shared/ui/page-header/header-action.ts';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { ConfirmColumns } from './ConfirmColumns.tsx';
import { ImportNotes } from './ImportNotes.tsx';
import { ImportProgress } from './ImportProgress.tsx';
import { ImportRows } from './ImportRows.tsx';
import classes from './Imports.module.css';
import { changing, type ImportDetail, statusTones, subjectLink } from './import.ts';
import { ReadAgain } from './ReadAgain.tsx';
import { UndoQuestion } from './UndoQuestion.tsx';
import { useAnswers } from './use-answers.ts';
import { useColumnChoices } from './use-column-choices.ts';
import { useImportActions } from './use-import-actions.ts';
import { useLiveImport } from './use-live-import.ts';

const route = getRouteApi('/_app/imports/$importId');

/** One import: what its file does row by row before it is written, what it did, and the way back. */
export function ImportPage() {
  const { importId } = route.useParams();
  const query = useLiveImport(Number(importId));
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={10} />}>
      {(detail) => <Shown key={detail.understood ? `${detail.id}.${detail.version}` : detail.id} detail={detail} />}
    </Loaded>
  );
}

type Asking = 'undo' | 'read-again';

function Shown({ detail }: { detail: ImportDetail }) {
  const { t } = useTranslation('imports');
  const format = useFormat();
  const actions = useImportActions(detail);
  const [asking, setAsking] = useState<Asking>();
  const { status, file, title, counts, progress, events, started, written, undone } = detail;
  const has = (event: (typeof events)[number]) => events.includes(event);
  const rows = { count: changing(counts), rows: format.count(changing(counts)) };
  const choices = useColumnChoices(detail);
  const confirm: HeaderAction | null =
    has('confirm-columns') && choices.isReady
      ? {
          id: 'confirm',
          label: t('confirm.action'),
          isBusy: actions.busy === 'confirm',
          run: () => void actions.confirm(choices.confirmed, choices.reading),
        }
      : null;
  const write: HeaderAction | null = has('write-import')
    ? { id: 'write', label: t('act.write', rows), isBusy: actions.busy === 'write', run: () => void actions.act('write') }
    : null;
  const failures: HeaderAction[] =
    counts.refused > 0 && progress === null
      ? (['xlsx', 'csv'] as const).map((type) => ({
          id: `failures-${type}`,
          label: t('act.failures', { format: t(`failureFormats.${type}`), count: counts.refused, rows: format.count(counts.refused) }),
          isBusy: actions.busy === 'failures',
          run: () => void actions.failures(type),
        }))
      : [];
  const answered = useAnswers(detail);
  const more: HeaderAction[] = [
    ...failures.slice(1),
    ...(has('read-again') ? [{ id: 'read-again', label: t('act.readAgain'), run: () => setAsking('read-again') }] : []),
    ...(has('undo') ? [{ id: 'undo', label: t('act.undo'), isDangerous: true, run: () => setAsking('undo') }] : []),
    ...(has('cancel')
      ? [
          {
            id: 'cancel',
            label: t(progress ? 'act.stop' : 'act.giveUp'),
            isDangerous: true,
            isBusy: actions.busy === 'cancel',
            run: () => void actions.act('cancel'),
          },
        ]
      : []),
  ];
  const facts = [
    t('facts.started', { who: started.by, when: format.instant(started.at) }),
    t('facts.options', { mode: t(`modes.${detail.options.mode}.name`), matching: t(`matchings.${detail.options.matching}`) }),
    ...answered,
    ...(written ? [t('facts.written', { who: written.by, when: format.instant(written.at) })] : []),
    ...(undone ? [t('facts.undone', { who: undone.by, when: format.instant(undone.at) })] : []),
  ];
  return (
    <>
      <PageHeader
        title={file.name}
        trail={[
          { label: t('title'), link: { to: '/imports' } },
          { label: format.name(title), link: subjectLink(detail) },
        ]}
        status={<StatusBadge tone={statusTones[status]}>{format.name(importMachine.labels[status])}</StatusBadge>}
        facts={facts}
        primary={confirm ?? write}
        secondary={failures[0] ?? null}
        more={more}
      />
      <div className={classes.stack}>
        {progress && <ImportProgress progress={progress} />}
        {status === 'asking' ? <ConfirmColumns detail={detail} choices={choices} /> : <ImportNotes detail={detail} />}
        {status !== 'asking' && status !== 'reading' && status !== 'failed' && <ImportRows detail={detail} />}
      </div>
      {asking === 'undo' && (
        <UndoQuestion
          detail={detail}
          isBusy={actions.busy === 'undo'}
          onUndo={() => void actions.act('undo').then(() => setAsking(undefined))}
          onClose={() => setAsking(undefined)}
        />
      )}
      {asking === 'read-again' && (
        <ReadAgain
          detail={detail}
          isBusy={actions.busy === 'read-again'}
          onRead={(options, answers) => void actions.readAgain(options, answers).then((isDone) => isDone && setAsking(undefined))}
          onClose={() => setAsking(undefined)}
        />
      )}
    </>
  );
}
