import { formatErrorMessage, type Language } from '@wagewright/contracts';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { shippedLanguageOf } from '../../../shared/i18n/shipped-language.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';

type Planned = Outputs['payroll']['periods']['previewPeriods']['periods'][number];
type Row = Planned & { readonly id: string };

const tones: Readonly<Record<Planned['state'], Tone>> = { new: 'ready', exists: 'quiet', collides: 'bad' };

const plannedColumns = (t: TFunction<'periods'>, format: Formatter, language: Language): Column<Row>[] => {
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'short', timeZone: 'UTC' });
  return [
    { id: 'name', name: t('columns.name'), type: 'text', width: 110, value: ({ name }) => name, card: 'title' },
    {
      id: 'state',
      name: t('columns.status'),
      type: 'text',
      width: 110,
      grow: 0,
      value: ({ state }) => t(`planned.${state}`),
      content: ({ state }) => <StatusBadge tone={tones[state]}>{t(`planned.${state}`)}</StatusBadge>,
      card: 'aside',
    },
    {
      id: 'days',
      name: t('fields.days'),
      type: 'text',
      width: 210,
      value: ({ startDate, endDate }) => format.days(startDate, endDate),
      card: 'second',
    },
    {
      id: 'payDate',
      name: t('fields.payDate'),
      type: 'text',
      width: 170,
      value: ({ payDate }) => `${weekday.format(new Date(payDate))} ${format.day(payDate)}`,
    },
    {
      id: 'faults',
      name: t('columns.faults'),
      type: 'text',
      width: 260,
      wraps: true,
      value: ({ faults }) => faults.map(({ code, parameters }) => formatErrorMessage(code, language, parameters)).join(' ') || null,
    },
  ];
};

/** What would be made, what is there already, and what collides with what. */
export function PlannedPeriods({ periods }: { periods: readonly Planned[] }) {
  const { t, i18n } = useTranslation('periods');
  const format = useFormat();
  const language = shippedLanguageOf(i18n);
  const collides = periods.some(({ faults }) => faults.length > 0);
  const columns = useMemo(
    () => plannedColumns(t, format, language).filter(({ id }) => id !== 'faults' || collides),
    [t, format, language, collides],
  );
  const rows = useMemo(() => periods.map((period): Row => ({ ...period, id: period.startDate })), [periods]);
  return (
    <div style={{ marginTop: 16 }}>
      <DataTable
        label={t('generate.preview')}
        columns={columns}
        rows={givenRows(rows)}
        empty={<EmptyState title={t('generate.problem.none')} />}
      />
    </div>
  );
}
