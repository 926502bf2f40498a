import { Button, Group } from '@mantine/core';
import { IconCertificate } from '@tabler/icons-react';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, type TableRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';
import { type Certificate, certificateTones } from './certificate.ts';
import type { Ending } from './EndCertificate.tsx';

const EndCertificate = lazyPart(() => import('./EndCertificate.tsx'));
const IssueAsked = lazyPart(() => import('./IssueAsked.tsx'));

const statusColumn = (t: TFunction<'certificates'>): Column<Certificate> => ({
  id: 'status',
  name: t('columns.status'),
  type: 'text',
  width: 130,
  grow: 0,
  card: 'aside',
  value: ({ status }) => t(`states.${status}`),
  content: ({ status }) => <StatusBadge tone={certificateTones[status]}>{t(`states.${status}`)}</StatusBadge>,
});

interface Props {
  readonly rows: TableRows<Certificate>;
  readonly isOwn: boolean;
  readonly identity: string;
}

/** Certificates with how they stand, and what can be done with each. */
export function CertificateTable({ rows, isOwn, identity }: Props) {
  const { t } = useTranslation('certificates');
  const format = useFormat();
  const notify = useNotify();
  const download = useDownload();
  const [opened, open] = useState<{ readonly what: Ending | 'issue'; readonly certificate: Certificate }>();
  const columns = useMemo((): Column<Certificate>[] => {
    const keep = async ({ id }: Certificate) => {
      const answer = await download(isOwn ? `/api/org/my-certificates/${id}/document` : `/api/org/certificates/${id}/document`, {});
      if (answer.ok) notify.done(t('downloaded', { name: answer.data }));
      else notify.failed(answer.failure);
    };
    const dayOf = ({ issuedAt, askedAt }: Certificate): string => format.instant(issuedAt ?? askedAt ?? '');
    const actions = (certificate: Certificate) => {
      const button = (label: string, run: () => void) => (
        <Button key={label} variant="subtle" size="compact-sm" onClick={run}>
          {label}
        </Button>
      );
      const end = (what: Ending | 'issue') => () => open({ what, certificate });
      return (
        <Group gap={4} wrap="nowrap">
          {certificate.mayDownload && button(t('download'), () => void keep(certificate))}
          {certificate.mayIssue && button(t('issueAsked.action'), end('issue'))}
          {certificate.mayRefuse && button(t('end.refuse.action'), end('refuse'))}
          {certificate.mayRevoke && button(t('end.revoke.action'), end('revoke'))}
          {certificate.mayWithdraw && button(t('end.withdraw.action'), end('withdraw'))}
        </Group>
      );
    };
    const person: Column<Certificate>[] = isOwn
      ? []
      : [
          {
            id: 'employee',
            name: t('columns.employee'),
            type: 'text',
            width: 190,
            grow: 1,
            card: 'title',
            value: ({ employee, employeeNumber }) => `${employee} (${employeeNumber})`,
          },
        ];
    return [
      ...person,
      {
        id: 'kind',
        name: t('columns.kind'),
        type: 'text',
        width: 170,
        grow: 1,
        card: isOwn ? 'title' : 'second',
        value: ({ kind }) => t(`kinds.${kind}`),
      },
      statusColumn(t),
      { id: 'purpose', name: t('columns.purpose'), type: 'text', width: 130, grow: 1, value: ({ purpose }) => purpose ?? '' },
      { id: 'number', name: t('columns.number'), type: 'text', width: 220, grow: 0, value: ({ number }) => number ?? '' },
      { id: 'day', name: t('columns.day'), type: 'text', width: 165, grow: 0, value: dayOf },
      {
        id: 'actions',
        name: t('columns.actions'),
        type: 'text',
        width: 210,
        grow: 0,
        pin: 'end',
        card: 'line',
        value: () => null,
        content: actions,
      },
      { id: 'reason', name: t('columns.reason'), type: 'text', width: 170, grow: 1, value: ({ reason }) => reason ?? '' },
    ];
  }, [t, format, isOwn, download, notify]);
  const close = () => open(undefined);
  return (
    <>
      <Suspense>
        {opened?.what === 'issue' && <IssueAsked certificate={opened.certificate} onClose={close} />}
        {opened && opened.what !== 'issue' && <EndCertificate certificate={opened.certificate} how={opened.what} onClose={close} />}
      </Suspense>
      <DataTable
        label={t(isOwn ? 'mine' : 'title')}
        columns={columns}
        rows={rows}
        identity={identity}
        empty={<EmptyState icon={<IconCertificate size={24} />} title={t('empty.title')} text={t(isOwn ? 'empty.own' : 'empty.others')} />}
      />
    </>
  );
}
