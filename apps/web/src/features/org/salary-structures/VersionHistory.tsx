import { Button, Group } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import type { StructureDetails, StructureVersion } from './structure.ts';

interface Props {
  readonly details: StructureDetails;
  readonly shown: StructureVersion | undefined;
  readonly onShow: (day: string) => void;
}

/** The versions of a structure, one after the other, and who changed it when and why. */
export function VersionHistory({ details: { structure, versions, changes, today }, shown, onShow }: Props) {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const remove = trpc.org.salaryStructures.removeSalaryRanges.useMutation();
  const [asked, ask] = useState<StructureVersion>();
  const takeBack = async ({ effectiveDate }: StructureVersion) => {
    const result = await call(remove.mutateAsync({ id: structure.id, version: structure.version, from: effectiveDate }));
    ask(undefined);
    if (!result.ok) return;
    notify.done(t('takeBack.done'));
    await utils.org.salaryStructures.invalidate();
  };
  const stateOf = ({ effectiveDate, expiryDate }: StructureVersion) => {
    if (effectiveDate > today) return 'ahead' as const;
    return expiryDate === null || expiryDate >= today ? ('current' as const) : ('done' as const);
  };
  const entries = versions.map((version) => ({
    key: version.effectiveDate,
    title: version.expiryDate
      ? format.days(version.effectiveDate, version.expiryDate)
      : t('history.since', { day: format.day(version.effectiveDate) }),
    second: t('history.levels', { count: version.ranges.length }),
    state: stateOf(version),
    below: (
      <Group gap={4}>
        <Button
          variant="subtle"
          size="compact-sm"
          disabled={version.effectiveDate === shown?.effectiveDate}
          onClick={() => onShow(version.effectiveDate)}
        >
          {t('history.show')}
        </Button>
        <Button variant="subtle" color="gray" size="compact-sm" onClick={() => ask(version)}>
          {t('takeBack.action')}
        </Button>
      </Group>
    ),
  }));
  return (
    <>
      {asked && (
        <ConfirmDialog
          title={t('takeBack.title', { day: format.day(asked.effectiveDate) })}
          text={t('takeBack.text')}
          confirmLabel={t('takeBack.confirm')}
          isDangerous
          isBusy={remove.isPending}
          onConfirm={() => void takeBack(asked)}
          onClose={() => ask(undefined)}
        />
      )}
      {entries.length > 0 && (
        <Panel title={t('history.title')}>
          <Timeline label={t('history.title')} entries={entries} />
        </Panel>
      )}
      {changes.length > 0 && (
        <Panel title={t('changes.title')} note={changes.length >= 20 ? t('changes.latest', { count: changes.length }) : undefined}>
          <Timeline
            label={t('changes.title')}
            entries={changes.map(({ at, by, what, from, reason }) => ({
              key: at,
              title: format.name(what),
              at,
              quote: reason,
              state: 'done' as const,
              ...(by ? { second: by } : {}),
              ...(from ? { lines: [t('history.since', { day: format.day(from) })] } : {}),
            }))}
          />
        </Panel>
      )}
    </>
  );
}
