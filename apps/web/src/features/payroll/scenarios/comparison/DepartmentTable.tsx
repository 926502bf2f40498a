import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { type Column, DataTable, givenRows } from '../../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { type Comparison, changeOf, type FigureName, figureOf, writeChange, writeFigure } from '../scenario.ts';
import type { Opened } from './opened.ts';

type Department = Comparison['departments'][number];

interface Props {
  readonly comparison: Comparison;
  readonly figure: FigureName;
  readonly onOpen?: (opened: Opened) => void;
}

const isChange = (id: string): boolean => id.startsWith('change ');

function columnsOf(
  { comparison: { scenarios, currency }, figure }: Props,
  t: TFunction<'scenarios'>,
  format: Formatter,
  opens: boolean,
): Column<Department>[] {
  const values = scenarios.map(
    ({ id, name }, place): Column<Department> => ({
      id: `value ${id}`,
      name,
      type: 'number',
      value: ({ figures }) => {
        const value = figureOf(figures[place], figure);
        return value && writeFigure(value, figure, currency, format);
      },
      width: 160,
      card: scenarios.length === 1 ? 'aside' : 'line',
    }),
  );
  const changes = scenarios.slice(1).map(
    ({ id, name }, index): Column<Department> => ({
      id: `change ${id}`,
      name: t('changeOf', { scenario: name }),
      type: 'number',
      value: ({ figures }) => {
        const change = changeOf(figureOf(figures[0], figure) ?? '0', figureOf(figures[index + 1], figure) ?? '0');
        return change && writeChange(change, figure, currency, format);
      },
      width: 170,
      card: index === 0 ? 'aside' : 'line',
      ...(opens ? { opens: true } : {}),
    }),
  );
  return [
    {
      id: 'department',
      name: t('department'),
      type: 'text',
      value: ({ name }) => format.name(name) || t('noDepartment'),
      width: 240,
      pin: 'start',
      card: 'title',
    },
    ...values,
    ...changes,
  ];
}

/** The chosen figure by department, the largest change first; of one scenario alone the largest figure first. */
export function DepartmentTable(props: Props) {
  const { comparison, figure, onOpen } = props;
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const opens = onOpen !== undefined && comparison.scenarios.length > 1;
  const columns = useMemo(() => columnsOf({ comparison, figure }, t, format, opens), [comparison, figure, t, format, opens]);
  const rows = useMemo(() => {
    const size = ({ figures }: Department): number => {
      const [first, other] = [Number(figureOf(figures[0], figure) ?? 0), Number(figureOf(figures[1], figure) ?? 0)];
      return comparison.scenarios.length > 1 ? Math.abs(other - first) : first;
    };
    return comparison.departments.toSorted((a, b) => size(b) - size(a));
  }, [comparison, figure]);
  const open = ({ id }: Department, columnId: string) => {
    if (isChange(columnId)) onOpen?.({ of: Number(columnId.split(' ')[1]), figure, period: undefined, department: id ?? undefined });
  };
  return (
    <Panel
      title={t('byDepartment', { figure: t(`figures.${figure}`) })}
      note={t(figure === 'people' ? 'asOfTheEnd' : 'overAllPeriods')}
      flush
    >
      <DataTable
        label={t('byDepartment', { figure: t(`figures.${figure}`) })}
        columns={columns}
        rows={givenRows(rows)}
        {...(opens ? { onOpen: open } : {})}
      />
    </Panel>
  );
}
