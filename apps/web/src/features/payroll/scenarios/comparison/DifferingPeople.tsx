import { Drawer, Text } from '@mantine/core';
import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { defined } from '../../../../shared/search.ts';
import { type Column, DataTable, useGrowingRows } from '../../../../shared/ui/data-table/index.ts';
import { type DifferingPerson, type FigureName, writeChange, writeFigure } from '../scenario.ts';

interface Props {
  readonly firstId: number;
  readonly otherId: number;
  readonly figure: FigureName;
  readonly sequence?: number;
  readonly departmentId?: number;
  readonly onClose: () => void;
}

function columnsOf(
  t: TFunction<'scenarios'>,
  format: Formatter,
  figure: FigureName,
  currency: string,
  names: readonly [string, string],
): Column<DifferingPerson>[] {
  const write = (value: string | null) => value && writeFigure(value, figure, currency, format);
  return [
    {
      id: 'name',
      name: t('person'),
      type: 'text',
      value: ({ name, joiner }) => name ?? t('joiner', { number: joiner ?? 0 }),
      width: 170,
      pin: 'start',
      card: 'title',
    },
    {
      id: 'department',
      name: t('department'),
      type: 'text',
      value: ({ department }) => format.name(department),
      width: 150,
      card: 'second',
    },
    { id: 'before', name: names[0], type: 'number', value: ({ before }) => write(before), width: 130 },
    { id: 'after', name: names[1], type: 'number', value: ({ after }) => write(after), width: 130 },
    {
      id: 'change',
      name: t('change'),
      type: 'number',
      value: ({ change }) => writeChange(change, figure, currency, format),
      width: 130,
      pin: 'end',
      card: 'aside',
    },
  ];
}

/** Who makes the difference, the largest first, with the sum of all of them. */
export function DifferingPeople({ firstId, otherId, figure, sequence, departmentId, onClose }: Props) {
  const { t } = useTranslation(['scenarios', 'common']);
  const format = useFormat();
  const compared = trpc.payroll.scenarios.compareScenarios.useQuery({ ids: [firstId, otherId] }).data;
  const asked = { firstId, otherId, figure, ...defined({ sequence, departmentId }) };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.scenarios.listScenarioPeople, asked, 'query'),
    read: (range, signal) => client.payroll.scenarios.listScenarioPeople.query({ ...asked, ...range }, { signal }),
  });
  const currency = compared?.currency ?? 'USD';
  const [first, other] = [compared?.scenarios[0]?.name ?? '', compared?.scenarios[1]?.name ?? ''];
  const columns = useMemo(
    () => columnsOf(t as TFunction<'scenarios'>, format, figure, currency, [first, other]),
    [t, format, figure, currency, first, other],
  );
  const period = compared?.periods.find((one) => one.sequence === sequence)?.name;
  const department = compared?.departments.find((one) => one.id === departmentId);
  const where = [period ?? t(figure === 'people' ? 'asOfTheEnd' : 'overAllPeriods'), department && format.name(department.name)].filter(
    Boolean,
  );
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="min(820px, 100vw)"
      title={<b>{t('peopleTitle', { figure: t(`figures.${figure}`), scenario: other, first })}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <Text c="dimmed" size="sm" mb="sm">
        {where.join(' · ')}
        {rows.whole &&
          ` · ${t('peopleSum', { count: rows.whole.total, people: format.count(rows.whole.total), change: writeChange(rows.whole.change, figure, currency, format) })}`}
      </Text>
      <DataTable label={t('people')} columns={columns} rows={rows} />
    </Drawer>
  );
}
