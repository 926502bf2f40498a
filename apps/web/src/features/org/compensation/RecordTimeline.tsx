import { Button } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FutureBadge } from '../../../shared/ui/FutureBadge.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { type CompensationRecord, sayAmount } from './compensation.ts';
import { RangePosition } from './RangePosition.tsx';

interface Props {
  readonly label: string;
  /** Of one item, the latest first. */
  readonly records: readonly CompensationRecord[];
  /** Null: the reader may not. */
  readonly onRemove: ((record: CompensationRecord) => void) | null;
}

const tones: Readonly<Record<CompensationRecord['state'], Tone>> = { current: 'good', planned: 'decision', past: 'closed' };
const marks = { current: 'done', planned: 'current', past: 'ahead' } as const satisfies Record<string, TimelineEntry['state']>;

/** The amounts of one item, one after the other. */
export function RecordTimeline({ label, records, onRemove }: Props) {
  const { t } = useTranslation('compensation');
  const format = useFormat();
  const days = ({ effectiveDate, expiryDate }: CompensationRecord): string =>
    expiryDate === null ? t('daysOpen', { from: format.day(effectiveDate) }) : format.days(effectiveDate, expiryDate);
  const limits = ({ minimum, maximum }: CompensationRecord): string[] => {
    if (minimum !== null && maximum !== null)
      return [t('limits.both', { minimum: format.number(minimum, 2), maximum: format.number(maximum, 2) })];
    if (minimum !== null) return [t('limits.minimum', { minimum: format.number(minimum, 2) })];
    return maximum === null ? [] : [t('limits.maximum', { maximum: format.number(maximum, 2) })];
  };
  const entries = records.map(
    (record): TimelineEntry => ({
      key: String(record.id),
      title: sayAmount(format, record.amount, record.currency),
      status: (
        <>
          <StatusBadge tone={tones[record.state]}>{t(`states.${record.state}`)}</StatusBadge>
          {record.state !== 'planned' && <FutureBadge from={record.effectiveDate} />}
        </>
      ),
      second: days(record),
      lines: [t('periodOf', { period: record.payrollEffectivePeriod }), ...limits(record)],
      quote: record.remarks,
      below: (
        <div>
          <RangePosition record={record} />
          {onRemove && (
            <Button variant="subtle" color="gray" size="compact-xs" ml={-8} onClick={() => onRemove(record)}>
              {t('remove')}
            </Button>
          )}
        </div>
      ),
      state: marks[record.state],
    }),
  );
  return <Timeline label={label} entries={entries} />;
}
