import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { type CostAllocation, sayShare } from './allocation.ts';

interface Props {
  readonly label: string;
  /** Of one item, the latest first. */
  readonly allocations: readonly CostAllocation[];
  /** Null: the reader may not. */
  readonly onRemove: ((allocation: CostAllocation) => void) | null;
}

const tones: Readonly<Record<CostAllocation['state'], Tone>> = { current: 'good', planned: 'decision', past: 'closed' };
const marks = { current: 'done', planned: 'current', past: 'ahead' } as const satisfies Record<string, TimelineEntry['state']>;

/** How one item's cost is divided, one division after the other. */
export function AllocationTimeline({ label, allocations, onRemove }: Props) {
  const { t } = useTranslation('costAllocations');
  const format = useFormat();
  const entries = allocations.map((allocation): TimelineEntry => {
    const { effectiveDate, expiryDate, state, parts } = allocation;
    return {
      key: effectiveDate,
      title: expiryDate === null ? t('daysOpen', { from: format.day(effectiveDate) }) : format.days(effectiveDate, expiryDate),
      status: (
        <>
          <StatusBadge tone={tones[state]}>{t(`states.${state}`)}</StatusBadge>
          {state !== 'planned' && <FutureBadge from={effectiveDate} />}
        </>
      ),
      lines: parts.map(({ name, costCenter, ratio, isMain, takesTailDifference }) => {
        const marked = [...(isMain ? [t('main')] : []), ...(takesTailDifference ? [t('tail')] : [])];
        const said = t('part', { share: sayShare(format, ratio), name: format.name(name), code: costCenter });
        return marked.length > 0 ? `${said} · ${format.list(marked)}` : said;
      }),
      below: onRemove && (
        <div>
          <Button variant="subtle" color="gray" size="compact-xs" ml={-8} onClick={() => onRemove(allocation)}>
            {t('remove')}
          </Button>
        </div>
      ),
      state: marks[state],
    };
  });
  return <Timeline label={label} entries={entries} />;
}
