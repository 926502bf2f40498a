import { describeDifference } from '@wagewright/contracts/definition-findings';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Copies.module.css';
import type { ToldDifference } from './copies.ts';

interface Row {
  readonly where: string;
  readonly what: string;
  readonly before: string | null;
  readonly after: string | null;
  readonly by: string | null;
  readonly changedAt: string | null;
  readonly remarks: string | null;
  /** Formulas are set as code. */
  readonly isFormula: boolean;
}

const differenceColumns = (t: TFunction<'copies'>, format: Formatter): Column<Row>[] => [
  { id: 'where', name: t('difference.where'), type: 'text', value: ({ where }) => where, wraps: true, width: 220, grow: 1, card: 'title' },
  { id: 'what', name: t('difference.what'), type: 'text', value: ({ what }) => what, wraps: true, width: 180, grow: 1, card: 'second' },
  {
    id: 'before',
    name: t('difference.before'),
    type: 'text',
    value: ({ before }) => before,
    content: ({ before, isFormula }) => <Said text={before} isFormula={isFormula} isOld />,
    wraps: true,
    width: 200,
    grow: 1,
  },
  {
    id: 'after',
    name: t('difference.after'),
    type: 'text',
    value: ({ after }) => after,
    content: ({ after, isFormula }) => <Said text={after} isFormula={isFormula} />,
    wraps: true,
    width: 200,
    grow: 1,
  },
  {
    id: 'by',
    name: t('difference.by'),
    type: 'text',
    value: ({ by, changedAt, remarks }) => [by, changedAt && format.instant(changedAt), remarks].filter(Boolean).join(' · '),
    wraps: true,
    width: 190,
    grow: 1,
  },
];

function Said({ text, isFormula, isOld = false }: { text: string | null; isFormula: boolean; isOld?: boolean }) {
  if (text === null) return null;
  const className = isOld ? classes.old : classes.new;
  return isFormula ? <code className={className}>{text}</code> : <span className={className}>{text}</span>;
}

interface Props {
  readonly title: string;
  readonly note?: string;
  readonly differences: readonly ToldDifference[];
}

/** What differs, one thing a row: where, what, what stood there and what does, and who changed it why. */
export function DifferenceTable({ title, note, differences }: Props) {
  const { t, i18n } = useTranslation('copies');
  const format = useFormat();
  const columns = useMemo(() => differenceColumns(t, format), [t, format]);
  const language = i18n.language === 'zh-CN' ? 'zh-CN' : 'en';
  const rows = useMemo(
    () =>
      differences.map((difference): Row => {
        const { by, changedAt, remarks, key, kind, how } = difference;
        const isFormula = key === 'expression' || (kind === 'column' && how === 'added');
        return { ...describeDifference(difference, language), by, changedAt, remarks, isFormula };
      }),
    [differences, language],
  );
  return (
    <Panel
      title={title}
      note={differences.length === 0 ? t('difference.none') : (note ?? t('difference.count', { count: differences.length }))}
      flush
    >
      {differences.length > 0 && <DataTable label={title} columns={columns} rows={givenRows(rows)} />}
    </Panel>
  );
}
