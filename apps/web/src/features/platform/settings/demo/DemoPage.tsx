import { Button } from '@mantine/core';
import { IconUserQuestion } from '@tabler/icons-react';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../../shared/api/trpc.ts';
import { lazyPart } from '../../../../shared/lazy-part.tsx';
import { ConfirmDialog } from '../../../../shared/ui/ConfirmDialog.tsx';
import { type Column, DataTable, useWindowRows } from '../../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../../shared/ui/EmptyState.tsx';
import { PageHeader } from '../../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from '../Settings.module.css';
import { DemoSwitches } from './DemoSwitches.tsx';

const MappingDialog = lazyPart(() => import('./MappingDialog.tsx'));

type Mapping = Outputs['platform']['settings']['listDemoMappings']['rows'][number];

const subjectOf = ({ externalId }: Mapping): string => externalId.slice(externalId.indexOf('#') + 1);

const mappingColumns = (t: TFunction<'settings'>, onRemove: (mapping: Mapping) => void): Column<Mapping>[] => [
  { id: 'externalId', name: t('demo.columns.externalId'), type: 'text', value: subjectOf, width: 240, card: 'title' },
  {
    id: 'source',
    name: t('demo.columns.source'),
    type: 'text',
    value: ({ externalId }) => externalId.slice(0, externalId.indexOf('#')),
    width: 240,
    card: 'second',
  },
  {
    id: 'user',
    name: t('demo.columns.user'),
    type: 'text',
    value: ({ user }) => t('demo.person', { name: user.displayName, account: user.account }),
    width: 320,
    card: 'second',
  },
  {
    id: 'remove',
    name: t('demo.columns.remove'),
    type: 'text',
    value: () => '',
    content: (mapping) => (
      <Button size="compact-xs" variant="default" onClick={() => onRemove(mapping)}>
        {t('demo.remove')}
      </Button>
    ),
    width: 110,
    grow: 0,
    card: 'aside',
  },
];

/** What visitors may do, and who from outside is whom of the demo company. */
export function DemoPage() {
  const { t } = useTranslation('settings');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.platform.settings.deleteDemoMappings.useMutation();
  const [isNew, setNew] = useState(false);
  const [asked, setAsked] = useState<Mapping>();
  const rows = useWindowRows<Mapping, Outputs['platform']['settings']['listDemoMappings']>({
    keyOf: (range) => getQueryKey(trpc.platform.settings.listDemoMappings, range, 'query'),
    read: (range, signal) => utils.client.platform.settings.listDemoMappings.query(range, { signal }),
  });
  const columns = useMemo(() => mappingColumns(t, setAsked), [t]);
  const takeOut = async ({ id }: Mapping) => {
    const { ok } = await call(remove.mutateAsync({ ids: [id] }));
    setAsked(undefined);
    if (!ok) return;
    notify.done(t('demo.removed'));
    await utils.platform.settings.listDemoMappings.invalidate();
  };
  return (
    <>
      <PageHeader
        title={t('demo.title')}
        facts={[t('demo.lead')]}
        primary={{ id: 'map', label: t('demo.create'), run: () => setNew(true) }}
      />
      <Suspense>{isNew && <MappingDialog onClose={() => setNew(false)} />}</Suspense>
      {asked && (
        <ConfirmDialog
          title={t('demo.removeTitle', { visitor: subjectOf(asked) })}
          text={t('demo.removeText', { name: asked.user.displayName })}
          confirmLabel={t('demo.remove')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => void takeOut(asked)}
          onClose={() => setAsked(undefined)}
        />
      )}
      <DemoSwitches />
      <div className={classes.below}>
        <Panel title={t('demo.mappings')} note={t('demo.mappingsNote')} flush>
          <DataTable
            label={t('demo.mappings')}
            columns={columns}
            rows={rows}
            empty={<EmptyState icon={<IconUserQuestion size={24} />} title={t('demo.emptyTitle')} text={t('demo.emptyText')} />}
          />
        </Panel>
      </div>
    </>
  );
}
