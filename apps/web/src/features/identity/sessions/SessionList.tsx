import { Button } from '@mantine/core';
import { IconDevices } from '@tabler/icons-react';
import { limits } from '@wagewright/contracts';
import type { TFunction } from 'i18next';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type Column, DataTable, pageRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { deviceOf } from './device.ts';

type Session = Outputs['identity']['sessions']['listSessions']['rows'][number];

function nameOf(t: TFunction<'sessions'>, { userAgent }: Session): string {
  const device = deviceOf(userAgent);
  return device ? t('sessions.device', device) : t('sessions.unknown');
}

const sessionColumns = (t: TFunction<'sessions'>, mayEnd: boolean, onEnd: (session: Session) => void): Column<Session>[] => [
  { id: 'device', name: t('sessions.columns.device'), type: 'text', value: (row) => nameOf(t, row), width: 220, card: 'title' },
  { id: 'address', name: t('sessions.columns.address'), type: 'text', value: ({ address }) => address, width: 160, card: 'second' },
  { id: 'lastSeen', name: t('sessions.columns.lastSeen'), type: 'instant', value: ({ lastSeenAt }) => lastSeenAt, width: 190 },
  { id: 'since', name: t('sessions.columns.since'), type: 'instant', value: ({ createdAt }) => createdAt, width: 190 },
  {
    id: 'end',
    name: t('sessions.columns.end'),
    type: 'text',
    value: () => '',
    content: (session) =>
      session.isCurrent ? (
        <StatusBadge tone="good">{t('sessions.current')}</StatusBadge>
      ) : mayEnd ? (
        <Button size="compact-xs" variant="default" onClick={() => onEnd(session)}>
          {t('sessions.end')}
        </Button>
      ) : null,
    width: 130,
    grow: 0,
    card: 'aside',
  },
];

/** Where somebody is signed in: oneself without a user. */
export function SessionList({ userId }: { userId?: number }) {
  const { t } = useTranslation('sessions');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const query = trpc.identity.sessions.listSessions.useQuery(userId ? { userId } : {});
  const end = trpc.identity.sessions.endSession.useMutation();
  const endOthers = trpc.identity.sessions.endOtherSessions.useMutation();
  const [asked, setAsked] = useState<Session | 'others'>();
  const mayEnd = query.data?.mayEnd ?? false;
  const columns = useMemo(() => sessionColumns(t, mayEnd, setAsked), [t, mayEnd]);
  const others = query.data?.rows.filter(({ isCurrent }) => !isCurrent).length ?? 0;
  const done = async (text: string) => {
    notify.done(text);
    await utils.identity.sessions.invalidate();
  };
  const confirm = async () => {
    setAsked(undefined);
    if (asked === 'others') {
      const result = await call(endOthers.mutateAsync({}));
      if (result.ok) await done(t('sessions.othersEnded', { count: result.data.endedSessions }));
    } else if (asked && (await call(end.mutateAsync({ id: asked.id }))).ok) await done(t('sessions.ended'));
  };
  const words =
    asked === 'others'
      ? { title: t('sessions.othersAsk'), text: t('sessions.othersText', { count: others }) }
      : asked && {
          title: t('sessions.endAsk', { device: nameOf(t, asked) }),
          text: t('sessions.endText', { when: format.instant(asked.lastSeenAt), address: asked.address }),
        };
  return (
    <Panel
      title={t('sessions.title')}
      note={t('sessions.note', { minutes: limits.sessionIdleMinutes })}
      flush
      actions={
        !userId && others > 0 ? (
          <Button variant="default" size="xs" onClick={() => setAsked('others')}>
            {t('sessions.endOthers')}
          </Button>
        ) : null
      }
    >
      {words && (
        <ConfirmDialog
          {...words}
          confirmLabel={t('sessions.end')}
          isDangerous
          isBusy={end.isPending || endOthers.isPending}
          onConfirm={() => void confirm()}
          onClose={() => setAsked(undefined)}
        />
      )}
      <DataTable
        label={t('sessions.title')}
        columns={columns}
        rows={pageRows(query, { rowsOf: ({ rows }) => rows })}
        empty={<EmptyState icon={<IconDevices size={24} />} title={t('sessions.empty')} text={t('sessions.emptyText')} />}
      />
    </Panel>
  );
}
