import { Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../../employees/index.ts';
import { DepartmentSelect } from '../DepartmentSelect.tsx';
import type { Department } from '../department-tree.ts';

interface Values {
  readonly intoId: number | null;
  readonly day: string;
  readonly reason: string;
}

interface Props {
  /** It is closed, or goes into another with everybody who works there. */
  readonly how: 'close' | 'merge';
  readonly department: Department;
  readonly today: string;
  readonly onClose: () => void;
}

const fieldByCode = {
  DEPARTMENT_HAS_PEOPLE: 'day',
  DEPARTMENT_HAS_DEPARTMENTS: 'day',
  STALE_VERSION: 'day',
  DEPARTMENT_NOT_THERE: 'day',
  DEPARTMENT_BELOW_ITSELF: 'intoId',
  DEPARTMENT_OF_ANOTHER_ENTITY: 'intoId',
} as const;

/** The end of a department: nobody is left in it, or all go into another one. */
export default function EndDepartment({ how, department, today, onClose }: Props) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const close = trpc.org.departments.closeDepartment.useMutation(quiet);
  const merge = trpc.org.departments.mergeDepartments.useMutation(quiet);
  const form = useForm<Values>({
    initial: { intoId: null, day: today, reason: '' },
    rules: { day: required, intoId: (value) => (how === 'merge' ? required(value) : null) },
    fieldByCode,
  });
  const { intoId, day } = form.values;
  const reason = form.values.reason.trim() || null;
  const { id, version, legalEntityId } = department;
  const name = format.name(department.name);
  const send = async () => {
    if (how === 'close') await close.mutateAsync({ id, version, lastDay: day, reason });
    else if (intoId !== null) await merge.mutateAsync({ id, version, intoId, from: day, reason });
  };
  const onDone = () => {
    notify.done(t(`${how}.done`, { name, day: format.day(day) }));
    void utils.org.departments.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t(`${how}.title`, { name })}
      text={t(`${how}.text`)}
      submit={t(`${how}.submit`)}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {how === 'merge' && (
        <DepartmentSelect
          {...fieldProps(form, 'intoId')}
          label={t('merge.into')}
          on={day}
          legalEntityId={legalEntityId}
          except={id}
          value={intoId}
          onChange={(chosen) => form.set('intoId', chosen)}
        />
      )}
      <TextInput
        {...fieldProps(form, 'day')}
        type="date"
        label={t(`${how}.day`)}
        value={day}
        onChange={({ currentTarget: { value } }) => form.set('day', value)}
      />
      {how === 'merge' && <EffectOnPay departmentId={id} from={day} until={null} />}
      <Textarea
        {...fieldProps(form, 'reason')}
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={form.values.reason}
        onChange={({ currentTarget: { value } }) => form.set('reason', value)}
      />
    </FormDialog>
  );
}
