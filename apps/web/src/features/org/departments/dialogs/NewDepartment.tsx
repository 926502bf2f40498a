import { NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../../shared/ui/form/index.ts';
import { CustomInputs, type CustomValues, changedCustom, customFaults } from '../../custom-fields/index.ts';
import { useDepartmentFields } from '../use-department-fields.ts';
import { DepartmentFields, type DepartmentValues, departmentRules, nameOf } from './DepartmentFields.tsx';

interface Values extends DepartmentValues {
  readonly legalEntityId: string;
  readonly code: string;
  readonly from: string;
  readonly custom: CustomValues;
}

const fieldByCode = { DEPARTMENT_CODE_TAKEN: 'code', DEPARTMENT_NOT_THERE: 'parentId', ...customFaults } as const;

/** A department that stands from a day on. */
export default function NewDepartment({ today, onClose }: { readonly today: string; readonly onClose: () => void }) {
  const { t } = useTranslation('departments');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.org.departments.createDepartment.useMutation({ trpc: { context: { quiet: true } } });
  const entities = trpc.org.legalEntities.listLegalEntities.useQuery({}).data?.rows ?? [];
  const form = useForm<Values>({
    initial: {
      legalEntityId: String(entities[0]?.id ?? ''),
      code: '',
      from: today,
      nameEn: '',
      nameZh: '',
      parentId: null,
      manager: null,
      custom: {},
    },
    rules: { ...departmentRules, code: named, from: required, legalEntityId: required },
    fieldByCode,
  });
  const { code, from, legalEntityId, parentId, manager, custom } = form.values;
  const entity = Number(legalEntityId) || undefined;
  const fields = useDepartmentFields(entity, today);
  const name = nameOf(form.values);
  const send = () =>
    create.mutateAsync({
      legalEntityId: Number(legalEntityId),
      code: code.trim(),
      from,
      name,
      parentId,
      managerId: manager?.id ?? null,
      custom: changedCustom(fields, {}, custom),
    });
  const onDone = async ({ id }: { readonly id: number }) => {
    notify.done(t('new.done', { name: format.name(name) }));
    void utils.org.departments.invalidate();
    await navigate({
      to: '/organisation/departments/$departmentId',
      params: { departmentId: String(id) },
      search: from > today ? { on: from } : {},
    });
  };
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t('new.text')}
      submit={t('new.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      {entities.length > 1 && (
        <NativeSelect
          {...fieldProps(form, 'legalEntityId')}
          label={t('fields.legalEntity')}
          value={legalEntityId}
          data={entities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
          onChange={({ currentTarget: { value } }) => {
            form.set('legalEntityId', value);
            form.set('parentId', null);
          }}
        />
      )}
      <TextInput
        {...fieldProps(form, 'code')}
        data-autofocus
        label={t('fields.code')}
        description={t('fields.codeHint')}
        value={code}
        maxLength={40}
        onChange={({ currentTarget: { value } }) => form.set('code', value)}
      />
      <TextInput
        {...fieldProps(form, 'from')}
        type="date"
        label={t('fields.from')}
        value={from}
        onChange={({ currentTarget: { value } }) => form.set('from', value)}
      />
      <DepartmentFields form={form} from={from} legalEntityId={entity} />
      <CustomInputs fields={fields} form={form} />
    </FormDialog>
  );
}
