import { Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../../shared/ui/form/index.ts';
import { EffectOnPay } from '../../employees/index.ts';
import type { Department } from '../department-tree.ts';
import { DepartmentFields, type DepartmentValues, departmentRules, nameOf } from './DepartmentFields.tsx';

interface Values extends DepartmentValues {
  readonly from: string;
  readonly reason: string;
}

interface Props {
  readonly department: Department;
  readonly today: string;
  readonly onClose: () => void;
}

const fieldByCode = { DEPARTMENT_BELOW_ITSELF: 'parentId', DEPARTMENT_NOT_THERE: 'from', STALE_VERSION: 'from' } as const;

/** Another name, place or manager from a day on, until the next change that is planned. */
export default function ChangeDepartment({ department, today, onClose }: Props) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const change = trpc.org.departments.changeDepartment.useMutation({ trpc: { context: { quiet: true } } });
  const { id, version, name, parentId, managerId, manager, legalEntityId } = department;
  const form = useForm<Values>({
    initial: {
      from: department.effectiveDate > today ? department.effectiveDate : today,
      reason: '',
      nameEn: name.en,
      nameZh: name['zh-CN'],
      parentId,
      manager: managerId === null ? null : { id: managerId, name: manager ?? '' },
    },
    rules: { ...departmentRules, from: required },
    fieldByCode,
  });
  const { values } = form;
  const send = () =>
    change.mutateAsync({
      id,
      version,
      from: values.from,
      reason: values.reason.trim() || null,
      // what is left alone is not sent: it may say something else on that day
      ...(values.nameEn === name.en && values.nameZh === name['zh-CN'] ? {} : { name: nameOf(values) }),
      ...(values.parentId === parentId ? {} : { parentId: values.parentId }),
      ...((values.manager?.id ?? null) === managerId ? {} : { managerId: values.manager?.id ?? null }),
    });
  const onDone = () => {
    notify.done(t('change.done', { name: format.name(nameOf(values)), day: format.day(values.from) }));
    void utils.org.departments.invalidate();
    onClose();
  };
  return (
    <FormDialog
      form={form}
      title={t('change.title')}
      text={t('change.text')}
      submit={t('change.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'from')}
        data-autofocus
        type="date"
        label={t('fields.from')}
        value={values.from}
        onChange={({ currentTarget: { value } }) => form.set('from', value)}
      />
      <DepartmentFields form={form} from={values.from} legalEntityId={legalEntityId} except={id} />
      <EffectOnPay departmentId={id} from={values.from} until={null} />
      <Textarea
        {...fieldProps(form, 'reason')}
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => form.set('reason', value)}
      />
    </FormDialog>
  );
}
