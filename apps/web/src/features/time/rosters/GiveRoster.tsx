import { NativeSelect, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { rosterTargetKinds } from '@wagewright/contracts/time/rosters';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, type NamedPerson, required, useForm } from '../../../shared/ui/form/index.ts';
import { DepartmentSelect } from '../../org/departments/index.ts';
import { EffectOnPay, PersonPick } from '../../org/employees/index.ts';
import type { Roster } from './schedule.ts';

interface Props {
  readonly rosters: readonly Roster[];
  readonly onClose: () => void;
}

interface Values {
  readonly kind: (typeof rosterTargetKinds)[number];
  readonly person: NamedPerson | null;
  readonly departmentId: number | null;
  readonly legalEntityId: string;
  readonly rosterId: string;
  readonly from: string;
  readonly reason: string;
}

/** To whom it is given, by what was chosen. */
const targetIdOf = ({ kind, person, departmentId, legalEntityId }: Values): number | null =>
  kind === 'employee' ? (person?.id ?? null) : kind === 'department' ? departmentId : Number(legalEntityId) || null;

/** Gives a roster to somebody, to a department or to the legal entity, from a day on. */
export default function GiveRoster({ rosters, onClose }: Props) {
  const { t } = useTranslation('rosters');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const assign = trpc.time.rosters.assignRoster.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Values>({
    initial: {
      kind: 'department',
      person: null,
      departmentId: null,
      legalEntityId: String(entities[0]?.id ?? ''),
      rosterId: String(rosters[0]?.id ?? ''),
      from: today,
      reason: '',
    },
    rules: {
      from: required,
      person: (person, { kind }) => (kind === 'employee' && person === null ? 'choice' : null),
      departmentId: (department, { kind }) => (kind === 'department' && department === null ? 'choice' : null),
    },
    fieldByCode: { ROSTER_GIVEN_THEN: 'from' } as const,
  });
  const { values, set } = form;
  const { kind } = values;
  return (
    <FormDialog
      form={form}
      title={t('give.title')}
      text={t('give.text')}
      submit={t('give.submit')}
      send={() =>
        assign.mutateAsync({
          target: { kind, id: targetIdOf(values) ?? 0 },
          from: values.from,
          rosterId: values.rosterId === '' ? null : Number(values.rosterId),
          reason: values.reason.trim() || null,
        })
      }
      onDone={() => {
        notify.done(t('give.done'));
        void utils.time.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        data-autofocus
        label={t('columns.target')}
        value={kind}
        data={rosterTargetKinds.map((one) => ({ value: one as string, label: t(`kinds.${one}`) }))}
        onChange={({ currentTarget: { value } }) => set('kind', rosterTargetKinds.find((one) => one === value) ?? 'employee')}
      />
      {kind === 'employee' && (
        <PersonPick
          label={t('kinds.employee')}
          value={values.person}
          onChange={(person) => set('person', person)}
          error={form.errorOf('person')}
        />
      )}
      {kind === 'department' && (
        <DepartmentSelect
          {...fieldProps(form, 'departmentId')}
          label={t('kinds.department')}
          on={values.from}
          value={values.departmentId}
          onChange={(department) => set('departmentId', department)}
        />
      )}
      {kind === 'legal-entity' && (
        <NativeSelect
          {...fieldProps(form, 'legalEntityId')}
          label={t('kinds.legal-entity')}
          value={values.legalEntityId}
          data={entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
          onChange={({ currentTarget: { value } }) => set('legalEntityId', value)}
        />
      )}
      <NativeSelect
        {...fieldProps(form, 'rosterId')}
        label={t('columns.roster')}
        value={values.rosterId}
        data={[
          ...rosters.map((roster) => ({ value: String(roster.id), label: format.name(roster.name) })),
          { value: '', label: t('given.none') },
        ]}
        onChange={({ currentTarget: { value } }) => set('rosterId', value)}
      />
      <TextInput
        {...fieldProps(form, 'from')}
        type="date"
        label={t('columns.from')}
        description={t('give.fromHint')}
        value={values.from}
        onChange={({ currentTarget: { value } }) => set('from', value)}
      />
      {kind === 'employee' && values.person && <EffectOnPay employeeIds={[values.person.id]} from={values.from} until={null} />}
      {kind === 'department' && values.departmentId !== null && (
        <EffectOnPay departmentId={values.departmentId} from={values.from} until={null} />
      )}
      {kind === 'legal-entity' && values.legalEntityId !== '' && (
        <EffectOnPay legalEntityId={Number(values.legalEntityId)} from={values.from} until={null} />
      )}
      <TextInput
        label={t('fields.reason')}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
