import { Group, NativeSelect } from '@mantine/core';
import { payslipCheckMachine, payslipCheckStatuses, payslipMachine, payslipSources } from '@wagewright/contracts/payroll/payslips';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { SearchField } from '../../../shared/ui/data-table/index.ts';
import type { IssuedPayslip } from './issued-payslip-columns.tsx';
import { filterOf, type IssuedSearch, statuses } from './issued-search.ts';
import { usePayslipPlaces } from './use-payslip-places.ts';

interface Props {
  readonly search: IssuedSearch;
  readonly change: (search: IssuedSearch) => void;
}

interface Choice {
  readonly name: string;
  readonly value: string | number | undefined;
  /** Where nothing is chosen; null where something always is. */
  readonly unfiltered: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onChoose: (value: string) => void;
}

const idOf = (text: string): number | undefined => (text === '' ? undefined : Number(text));

/** By solution, period, source, status, check, legal entity and department, and by name or number. A single period is chosen of a solution. */
export function PayslipFilters({ search, change }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const format = useFormat();
  const { solution, source, status, check, entity, department, q } = search;
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const { entity: _entity, department: _department, status: _status, check: _check, mark: _mark, q: _q, ...around } = search;
  const places = usePayslipPlaces(filterOf(around));
  const named = <Code extends string>(codes: readonly Code[], labels: Readonly<Record<Code, { en: string; 'zh-CN': string }>>) =>
    codes.map((value) => ({ value, label: format.name(labels[value]) }));
  const choices: Choice[] = [
    {
      name: t('solution'),
      value: solution,
      unfiltered: t('anySolution'),
      options: (solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) })),
      onChoose: (value) => change({ ...search, solution: idOf(value), period: undefined }),
    },
    {
      name: t('source'),
      value: source,
      unfiltered: t('anySource'),
      options: payslipSources.map((value) => ({ value, label: t(`sources.${value}`) })),
      onChoose: (value) => change({ ...search, source: payslipSources.find((one) => one === value) }),
    },
    {
      name: t('status'),
      value: status,
      unfiltered: t('anyStatus'),
      options: named(statuses, payslipMachine.labels),
      onChoose: (value) => change({ ...search, status: statuses.find((one): one is IssuedPayslip['status'] => one === value) }),
    },
    {
      name: t('check'),
      value: check,
      unfiltered: t('anyCheck'),
      options: named(payslipCheckStatuses, payslipCheckMachine.labels),
      onChoose: (value) => change({ ...search, check: payslipCheckStatuses.find((one) => one === value) }),
    },
    ...(places.legalEntities.length > 1 || entity !== undefined
      ? [
          {
            name: t('entity'),
            value: entity,
            unfiltered: t('anyEntity'),
            options: places.legalEntities,
            onChoose: (value: string) => change({ ...search, entity: idOf(value) }),
          },
        ]
      : []),
    {
      name: t('department'),
      value: department,
      unfiltered: t('anyDepartment'),
      options: places.departments,
      onChoose: (value) => change({ ...search, department: idOf(value) }),
    },
  ];
  return (
    <Group gap="xs" mb="md">
      {choices.slice(0, 1).map(fieldOf)}
      <PeriodField search={search} change={change} />
      {choices.slice(1).map(fieldOf)}
      <SearchField label={t('search')} value={q ?? ''} onChange={(text) => change({ ...search, q: text || undefined })} />
    </Group>
  );
}

const fieldOf = ({ name, value, unfiltered, options, onChoose }: Choice) => (
  <NativeSelect
    key={name}
    aria-label={name}
    maw={220}
    value={String(value ?? '')}
    data={[...(unfiltered === null ? [] : [{ value: '', label: unfiltered }]), ...options]}
    onChange={({ currentTarget }) => onChoose(currentTarget.value)}
  />
);

/** The latest period, all, or one of a solution; payslips of a batch or of a round are of one anyway. */
function PeriodField({ search, change }: Props) {
  const { t } = useTranslation('issuedPayslips');
  const { solution, period, when, batch, round } = search;
  const periods = trpc.payroll.periods.listPeriods.useQuery({ solutionId: solution ?? 0 }, { enabled: solution !== undefined });
  if (batch !== undefined || round !== undefined) return null;
  const options = [
    { value: '', label: t('latestPeriod') },
    { value: 'all', label: t('anyPeriod') },
    ...(solution === undefined ? [] : (periods.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: name }))),
  ];
  const choose = (value: string) =>
    change({ ...search, when: value === 'all' ? 'all' : undefined, period: value === 'all' ? undefined : idOf(value) });
  return fieldOf({ name: t('period'), value: period ?? when, unfiltered: null, options, onChoose: choose });
}
