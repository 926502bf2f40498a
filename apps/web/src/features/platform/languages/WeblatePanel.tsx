import { Button, Group, Table } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { JobProgress } from '../../../shared/ui/job-progress/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { sayLanguage, type Weblate } from './language.ts';
import { useLanguagesChanged } from './use-languages-changed.ts';

const WeblateDialog = lazyPart(() => import('./WeblateDialog.tsx'));
const outcomes = ['pulled', 'pushed', 'refused', 'both', 'untaken'] as const;

/** Where terms are translated elsewhere, and how the last synchronisation went, as it goes. */
export function WeblatePanel() {
  const { t } = useTranslation('languages');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const refresh = useLanguagesChanged();
  const query = trpc.platform.languages.getWeblate.useQuery({});
  const hear = (now: Weblate) => {
    const wasRunning = utils.platform.languages.getWeblate.getData({})?.sync?.state === 'running';
    utils.platform.languages.getWeblate.setData({}, now);
    if (wasRunning && now.sync?.state !== 'running') void refresh(); // what is missing has changed
  };
  trpc.platform.languages.watchWeblate.useSubscription({}, { onData: hear });
  const sync = trpc.platform.languages.syncWeblate.useMutation();
  const [isChanging, change] = useState(false);
  const { data } = query;
  if (!data)
    return (
      <Panel title={t('weblate.title')} note={t('weblate.note')}>
        <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
          {() => null}
        </Loaded>
      </Panel>
    );
  const start = async () => {
    const result = await call(sync.mutateAsync({}));
    if (result.ok) notify.done(t('weblate.started'));
    void utils.platform.languages.getWeblate.invalidate();
  };
  const isRunning = data.sync?.state === 'running';
  const actions = (
    <Group gap="xs">
      <Button variant="default" size="compact-sm" disabled={isRunning} onClick={() => change(true)}>
        {t(data.setting ? 'weblate.change' : 'weblate.set')}
      </Button>
      {data.setting && (
        <Button size="compact-sm" disabled={isRunning} loading={sync.isPending} onClick={() => void start()}>
          {t('weblate.sync')}
        </Button>
      )}
    </Group>
  );
  return (
    <Panel title={t('weblate.title')} note={data.setting ? t('weblate.at', data.setting) : t('weblate.note')} actions={actions}>
      <Suspense>{isChanging && <WeblateDialog weblate={data} onClose={() => change(false)} />}</Suspense>
      {data.setting ? <LastSync sync={data.sync} /> : <EmptyState title={t('weblate.none')} text={t('weblate.noneText')} />}
    </Panel>
  );
}

function LastSync({ sync }: { readonly sync: Weblate['sync'] }) {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  if (!sync) return <p>{t('weblate.never')}</p>;
  const { state, lang, done, total, failure } = sync;
  if (state === 'running')
    return (
      <>
        <JobProgress
          name={lang === null ? t('weblate.queued') : t('weblate.running', { language: sayLanguage(lang, i18n.language) })}
          done={done}
          total={total}
          texts={[t('weblate.progress', { done: format.count(done), total: format.count(total) })]}
        />
        {failure && <MessageBox tone="bad">{t('weblate.before', { reason: failure })}</MessageBox>}
        <Outcome outcome={sync.outcome} />
      </>
    );
  return (
    <>
      {state === 'failed' && (
        <MessageBox tone="bad" title={t('weblate.failed')}>
          {failure}
        </MessageBox>
      )}
      <p>
        {t(state === 'failed' ? 'weblate.tried' : 'weblate.last', {
          when: format.instant(sync.finishedAt ?? sync.askedAt),
          who: sync.askedBy,
        })}
      </p>
      <Outcome outcome={sync.outcome} />
    </>
  );
}

function Outcome({ outcome }: { readonly outcome: NonNullable<Weblate['sync']>['outcome'] }) {
  const { t, i18n } = useTranslation('languages');
  const format = useFormat();
  if (!outcome || Object.keys(outcome).length === 0) return null;
  return (
    <Table.ScrollContainer minWidth={560}>
      <Table aria-label={t('weblate.outcome')}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th>{t('weblate.language')}</Table.Th>
            {outcomes.map((which) => (
              <Table.Th key={which} ta="right">
                {t(`weblate.outcomes.${which}`)}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {Object.entries(outcome).map(([lang, counts]) => (
            <Table.Tr key={lang}>
              <Table.Td>{sayLanguage(lang, i18n.language)}</Table.Td>
              {outcomes.map((which) => (
                <Table.Td key={which} ta="right" className="ww-figures">
                  {counts[which] === 0 ? '–' : format.count(counts[which])}
                </Table.Td>
              ))}
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </Table.ScrollContainer>
  );
}
