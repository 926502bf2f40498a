import { NativeSelect, Select } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { type Form, fieldProps, type NamedPerson } from '../../../shared/ui/form/index.ts';
import { PersonPick } from './PersonPick.tsx';

/** Where somebody works and reports, as it is typed. */
export interface Work {
  readonly department: string;
  readonly position: string;
  readonly costCenter: string;
  readonly supervisor: NamedPerson | null;
  readonly dottedSupervisor: NamedPerson | null;
  readonly category: string;
}

export const noWork: Work = {
  department: '',
  position: '',
  costCenter: '',
  supervisor: null,
  dottedSupervisor: null,
  category: 'fulltime-regular',
};

const categories = ['fulltime-regular', 'parttime-regular'] as const;

/** At which field refusals are shown. */
export const workFaults = { DEPARTMENT_NOT_THERE: 'department', REPORTS_TO_THEMSELF: 'supervisor' } as const;

/** As the server takes it. */
export const workInput = ({ department, position, costCenter, supervisor, dottedSupervisor, category }: Work) => ({
  departmentId: Number(department),
  positionId: Number(position),
  costCenterId: costCenter === '' ? null : Number(costCenter),
  supervisorId: supervisor?.id ?? null,
  dottedSupervisorId: dottedSupervisor?.id ?? null,
  category: categories.find((one) => one === category) ?? categories[0],
});

interface Props<Values extends Work> {
  readonly form: Form<Values>;
  readonly legalEntityId: number | undefined;
  /** Departments are offered that stand on the day. */
  readonly on: string;
}

/** The fields of somebody’s work. */
export function WorkFields<Values extends Work>({ form, legalEntityId, on }: Props<Values>) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const choices = trpc.org.employees.getEmploymentChoices.useQuery(
    { ...(legalEntityId === undefined ? {} : { legalEntityId }), ...(on === '' ? {} : { on }) },
    { placeholderData: (before) => before },
  );
  const work = form as unknown as Form<Work>;
  const { values, set } = work;
  const offered = (rows: readonly { id: number; name: { en: string; 'zh-CN': string } }[] = []) =>
    rows.map(({ id, name }) => ({ value: String(id), label: format.name(name) }));
  return (
    <>
      <Select
        label={t('columns.department')}
        withAsterisk
        searchable
        data={offered(choices.data?.departments)}
        value={values.department || null}
        onChange={(department) => set('department', department ?? '')}
        {...fieldProps(work, 'department')}
      />
      <Select
        label={t('columns.position')}
        withAsterisk
        searchable
        data={offered(choices.data?.positions)}
        value={values.position || null}
        onChange={(position) => set('position', position ?? '')}
        {...fieldProps(work, 'position')}
      />
      <PersonPick
        label={t('columns.supervisor')}
        value={values.supervisor}
        onChange={(person) => set('supervisor', person)}
        {...fieldProps(work, 'supervisor')}
      />
      <PersonPick
        label={t('dotted')}
        description={t('dottedHelp')}
        value={values.dottedSupervisor}
        onChange={(person) => set('dottedSupervisor', person)}
        {...fieldProps(work, 'dottedSupervisor')}
      />
      <NativeSelect
        label={t('columns.category')}
        data={categories.map((value) => ({ value, label: t(`categories.${value}`) }))}
        value={values.category}
        onChange={({ currentTarget: { value } }) => set('category', value)}
        {...fieldProps(work, 'category')}
      />
      {(choices.data?.costCenters.length ?? 0) > 0 && (
        <Select
          label={t('columns.costCenter')}
          searchable
          clearable
          data={offered(choices.data?.costCenters)}
          value={values.costCenter || null}
          onChange={(costCenter) => set('costCenter', costCenter ?? '')}
          {...fieldProps(work, 'costCenter')}
        />
      )}
    </>
  );
}
