import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { DepartmentDetails } from './DepartmentPage.tsx';

type Version = DepartmentDetails['versions'][number];

/** What the department is called, where it stands and who leads it, one time after the other; and who has changed it. */
export function DepartmentHistory({
  details: { department, versions, changes, mayEdit },
  today,
}: {
  details: DepartmentDetails;
  today: string;
}) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.departments.removeDepartmentChange.useMutation();
  const [asked, ask] = useState<Version>();
  const span = ({ effectiveDate, expiryDate }: Version) =>
    expiryDate ? format.days(effectiveDate, expiryDate) : t('since', { day: format.day(effectiveDate) });
  const takeBack = async ({ effectiveDate }: Version) => {
    const result = await call(remove.mutateAsync({ id: department.id, version: department.version, from: effectiveDate }));
    ask(undefined);
    if (!result.ok) return;
    notify.done(t('takeBack.done'));
    void utils.org.departments.invalidate();
  };
  const stateOf = ({ effectiveDate, expiryDate }: Version) => {
    if (effectiveDate > today) return 'ahead' as const;
    return expiryDate === null || expiryDate >= today ? ('current' as const) : ('done' as const);
  };
  const entries = versions.map((version, place) => ({
    key: version.effectiveDate,
    title: format.name(version.name),
    second: span(version),
    lines: [
      version.parent ? t('standsBelow', { name: format.name(version.parent) }) : t('standsAtTop'),
      version.manager ? t('ledBy', { name: version.manager }) : t('fields.noManager'),
    ],
    state: stateOf(version),
    below:
      mayEdit && place < versions.length - 1 ? (
        <Button variant="subtle" size="compact-sm" onClick={() => ask(version)}>
          {t('takeBack.action')}
        </Button>
      ) : undefined,
  }));
  return (
    <Stack gap="lg">
      {asked && (
        <ConfirmDialog
          title={t('takeBack.title')}
          text={t('takeBack.text', { day: format.day(asked.effectiveDate) })}
          confirmLabel={t('takeBack.confirm')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => void takeBack(asked)}
          onClose={() => ask(undefined)}
        />
      )}
      <Panel title={t('history')} note={t('historyNote')}>
        <Timeline label={t('history')} entries={entries} />
      </Panel>
      <Panel title={t('changes')}>
        <Timeline
          label={t('changes')}
          entries={changes.map(({ at, by, what, reason }) => ({
            key: at,
            title: format.name(what),
            at,
            quote: reason,
            state: 'done',
            ...(by ? { second: by } : {}),
          }))}
        />
      </Panel>
    </Stack>
  );
}
