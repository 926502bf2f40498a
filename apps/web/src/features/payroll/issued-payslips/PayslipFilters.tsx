import { Group, NativeSelect } from '@mantine/core';
import { payslipMachine, payslipSources } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';
import { type IssuedSearch, statuses } from './issued-search.ts';

interface Props {
  readonly search: IssuedSearch;
  readonly change: (search: IssuedSearch) => void;
}

/** By solution, period, source and status, and by name or number. A period is chosen of a solution. */
export function PayslipFilters({ search, change }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const { solution, period, source, status, q } = search;
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId: solution ?? 0 }, { enabled: solution !== undefined });
  const idOf = (text: string) => (text === '' ? undefined : Number(text));
  return (
    <Group gap="xs" mb="md">
      <NativeSelect
        aria-label={t('solution')}
        value={solution === undefined ? '' : String(solution)}
        data={[
          { value: '', label: t('anySolution') },
          ...(solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
        ]}
        onChange={({ currentTarget: { value } }) => change({ ...search, solution: idOf(value), period: undefined })}
      />
      {solution !== undefined && (
        <NativeSelect
          aria-label={t('period')}
          value={period === undefined ? '' : String(period)}
          data={[
            { value: '', label: t('anyPeriod') },
            ...(periods.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name })),
          ]}
          onChange={({ currentTarget: { value } }) => change({ ...search, period: idOf(value) })}
        />
      )}
      <NativeSelect
        aria-label={t('source')}
        value={source ?? ''}
        data={[{ value: '', label: t('anySource') }, ...payslipSources.map((value) => ({ value, label: t(`sources.${value}`) }))]}
        onChange={({ currentTarget: { value } }) => change({ ...search, source: payslipSources.find((one) => one === value) })}
      />
      <NativeSelect
        aria-label={t('status')}
        value={status ?? ''}
        data={[
          { value: '', label: t('anyStatus') },
          ...statuses.map((value) => ({ value, label: format.name(payslipMachine.labels[value]) })),
        ]}
        onChange={({ currentTarget: { value } }) =>
          change({ ...search, status: statuses.find((one): one is IssuedPayslip['status'] => one === value) })
        }
      />
      <SearchField label={t('search')} value={q ?? ''} onChange={(text) => change({ ...search, q: text || undefined })} />
    </Group>
  );
}
