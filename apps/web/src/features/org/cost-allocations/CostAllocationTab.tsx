import { Button, Group, Stack } from '@mantine/core';
import { IconChartPie, IconPlus } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { Timeline } from '../../../shared/ui/Timeline.tsx';
import classes from './Allocation.module.css';
import { AllocationTimeline } from './AllocationTimeline.tsx';
import type { CostAllocation, CostAllocations } from './allocation.ts';

const PutAllocation = lazyPart(() => import('./PutAllocation.tsx'));
const RemoveAllocation = lazyPart(() => import('./RemoveAllocation.tsx'));

interface Props {
  readonly employee: { readonly id: number; readonly name: string };
  /** The day that is looked at; undefined: today. */
  readonly on: string | undefined;
}

/** Which cost centers bear somebody's cost, as it was, is and will be. */
export default function CostAllocationTab({ employee: { id: employeeId, name }, on }: Props) {
  const query = trpc.org.costAllocations.getCostAllocations.useQuery({ employeeId, ...(on ? { on } : {}) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(held) => <AllocationsView held={held} name={name} />}
    </Loaded>
  );
}

function AllocationsView({ held, name }: { held: CostAllocations; name: string }) {
  const { t } = useTranslation('costAllocations');
  const format = useFormat();
  /** The division that a new one begins with; null: none. */
  const [changed, change] = useState<CostAllocation | null>();
  const [removed, remove] = useState<CostAllocation>();
  const groups = [...Map.groupBy(held.allocations, ({ item }) => item)];
  const nameOf = (item: string | null): string =>
    item === null ? t('everyItem') : format.name(held.items.find(({ code }) => code === item)?.name ?? null);
  const add = held.mayEdit && (
    <Button variant="default" size="compact-md" leftSection={<IconPlus size={16} />} onClick={() => change(null)}>
      {t('add')}
    </Button>
  );
  const assigned = held.assigned ? t('assigned', { costCenter: format.name(held.assigned) }) : t('unassigned');
  return (
    <Stack gap="md">
      <Suspense>
        {changed !== undefined && <PutAllocation held={held} name={name} base={changed} onClose={() => change(undefined)} />}
        {removed && <RemoveAllocation held={held} allocation={removed} onClose={() => remove(undefined)} />}
      </Suspense>
      <Panel title={t('title')} note={t('lead')} actions={add}>
        {groups.length === 0 && <EmptyState icon={<IconChartPie size={24} />} title={t('nothingTitle')} text={assigned} />}
        <div className={classes.items}>
          {groups.map(([item, own]) => (
            <section key={item ?? ''} aria-label={nameOf(item)}>
              <Group justify="space-between" wrap="nowrap">
                <h3 className={classes.item}>{nameOf(item)}</h3>
                {held.mayEdit && (
                  <Button variant="subtle" size="compact-sm" onClick={() => change(own[0] ?? null)}>
                    {t('change')}
                  </Button>
                )}
              </Group>
              <AllocationTimeline label={nameOf(item)} allocations={own} onRemove={held.mayEdit ? remove : null} />
            </section>
          ))}
        </div>
      </Panel>
      {held.changes.length > 0 && (
        <Panel title={t('history.title')}>
          <Timeline
            label={t('history.title')}
            entries={held.changes.map(({ at, by, isRemoval, item, from, reason }) => ({
              key: `${at} ${item} ${from}`,
              title: t(isRemoval ? 'history.removed' : 'history.put', { item: nameOf(item), from: from ? format.day(from) : '' }),
              second: by ?? '',
              at,
              quote: reason,
              state: 'done' as const,
            }))}
          />
        </Panel>
      )}
    </Stack>
  );
}
