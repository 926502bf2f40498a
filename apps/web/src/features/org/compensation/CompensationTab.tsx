import { Button, Group, Stack } from '@mantine/core';
import { IconCoins, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFailure } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton, RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { OneTimePanel } from '../one-time-payments/index.ts';
import { ChangeHistory } from './ChangeHistory.tsx';
import classes from './Compensation.module.css';
import type { CompensationFile, CompensationRecord } from './compensation.ts';
import { RecordTimeline } from './RecordTimeline.tsx';

const PutCompensation = lazyPart(() => import('./PutCompensation.tsx'));
const RemoveCompensation = lazyPart(() => import('./RemoveCompensation.tsx'));

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
  /** The day that is looked at; undefined: today. */
  readonly on: string | undefined;
}

/** What somebody is paid with, item by item, as it was, is and will be. */
export default function CompensationTab({ employee: { id: employeeId, name }, on }: Props) {
  const { t } = useTranslation('compensation');
  const query = trpc.org.compensation.getCompensationFile.useQuery(
    { employeeId, ...(on ? { on } : {}) },
    { trpc: { context: { quiet: true } } },
  );
  // Whoever sees the pay of some people finds nothing of others.
  if (query.error && toFailure(query.error).code === 'NOT_FOUND')
    return <EmptyState icon={<IconCoins size={24} />} title={t('unseenTitle')} text={t('unseenText', { name })} />;
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(file) => <FileView file={file} name={name} />}
    </Loaded>
  );
}

function FileView({ file, name }: { file: CompensationFile; name: string }) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  /** The item that is changed; blank: one that is still to be chosen. */
  const [changed, change] = useState<string>();
  const [removed, remove] = useState<CompensationRecord>();
  const held = file.items.filter(({ code }) => file.records.some(({ item }) => item === code));
  const add = file.mayEdit && (
    <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={() => change('')}>
      {t('add')}
    </Button>
  );
  return (
    <Stack gap="md">
      <Suspense>
        {changed !== undefined && <PutCompensation file={file} name={name} item={changed} onClose={() => change(undefined)} />}
        {removed && <RemoveCompensation file={file} record={removed} onClose={() => remove(undefined)} />}
      </Suspense>
      <Panel title={t('tab')} note={t('lead')} actions={add}>
        {held.length === 0 && <EmptyState icon={<IconCoins size={24} />} title={t('nothingTitle')} text={t('nothingText', { name })} />}
        <div className={classes.items}>
          {held.map((item) => (
            <section key={item.code} aria-label={format.name(item.name)}>
              <Group justify="space-between" mb="xs" wrap="nowrap">
                <h3 className={classes.item}>{format.name(item.name)}</h3>
                {file.mayEdit && (
                  <Button variant="subtle" size="compact-sm" onClick={() => change(item.code)}>
                    {t('change')}
                  </Button>
                )}
              </Group>
              <RecordTimeline
                label={format.name(item.name)}
                records={file.records.filter((record) => record.item === item.code)}
                onRemove={file.mayEdit ? remove : null}
              />
            </section>
          ))}
        </div>
      </Panel>
      <Suspense fallback={<RowsSkeleton rows={2} />}>
        <OneTimePanel employee={{ id: file.employeeId, name }} currency={file.currency} mayEdit={file.mayEdit} />
      </Suspense>
      {file.changes.length > 0 && <ChangeHistory file={file} />}
    </Stack>
  );
}
