import { Autocomplete, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type GlobalTableType, globalTableTypeLabels, globalTableTypes } from '@wagewright/contracts/payroll/global-tables';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { nameInBoth } from '../rules/codes.ts';
import { type PickedTable, TablePicker } from './TablePicker.tsx';

interface Fields {
  readonly name: string;
  readonly code: string;
  readonly category: string;
  readonly type: GlobalTableType | '';
  readonly currency: string;
  readonly independentEntity: boolean;
  readonly from: Partial<PickedTable>;
}

interface Props {
  /** Those that there are, to choose from. */
  readonly categories: readonly string[];
  readonly onClose: () => void;
}

/** What people call a code: letters, digits and underscores of any script. */
const codeOf = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}_]+/gu, '_');

export default function CreateGlobalTable({ categories, onClose }: Props) {
  const { t } = useTranslation(['globalTables', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const create = trpc.payroll.globalTables.createGlobalTable.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Fields>({
    initial: { name: '', code: '', category: '', type: '', currency: '', independentEntity: false, from: {} },
    rules: {
      name: named,
      code: named,
      category: required,
      type: required,
      currency: required,
      from: ({ solutionId, table }) => (solutionId !== undefined && table === undefined ? 'required' : null),
    },
    fieldByCode: {
      GLOBAL_TABLE_EXISTS: 'code',
      GLOBAL_TABLE_NAME_TAKEN: 'name',
      GLOBAL_TABLE_TYPE: 'type',
      GLOBAL_TABLE_INVALID: 'from',
      NOT_FOUND: 'from',
    },
  });
  const { values } = form;
  const send = () => {
    const { from, type, currency, independentEntity } = values;
    if (type === '') return undefined;
    const { solutionId, number, table } = from;
    const given = { code: values.code.trim(), name: nameInBoth(values.name), category: values.category.trim(), type, currency };
    const source = solutionId && number && table ? { from: { solutionId, number, table } } : {};
    return create.mutateAsync({ ...given, independentEntity, ...source });
  };
  const onDone = async () => {
    notify.done(t('create.done', { name: values.name.trim() }));
    void utils.payroll.globalTables.invalidate();
    await navigate({ to: '/payroll/global-tables/$code', params: { code: values.code.trim() } });
  };
  return (
    <FormDialog
      form={form}
      title={t('create.title')}
      text={t('create.text')}
      submit={t('create.submit')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput
        data-autofocus
        label={t('columns.name')}
        value={values.name}
        maxLength={100}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      <TextInput
        label={t('columns.code')}
        description={t('create.codeHint')}
        value={values.code}
        maxLength={64}
        onChange={(event) => form.set('code', codeOf(event.currentTarget.value))}
        {...fieldProps(form, 'code')}
      />
      <Autocomplete
        label={t('columns.category')}
        description={t('create.categoryHint')}
        value={values.category}
        maxLength={100}
        data={[...categories]}
        onChange={(value) => form.set('category', value)}
        {...fieldProps(form, 'category')}
      />
      <NativeSelect
        label={t('columns.type')}
        description={t('create.typeHint')}
        value={values.type}
        onChange={({ currentTarget: { value } }) => form.set('type', value as Fields['type'])}
        data={[
          { value: '', label: t('create.chooseType') },
          ...globalTableTypes.map((value) => ({ value, label: format.name(globalTableTypeLabels[value]) })),
        ]}
        {...fieldProps(form, 'type')}
      />
      <TextInput
        label={t('columns.currency')}
        description={t('create.currencyHint')}
        value={values.currency}
        maxLength={3}
        onChange={(event) => form.set('currency', event.currentTarget.value.toUpperCase())}
        {...fieldProps(form, 'currency')}
      />
      <Checkbox
        label={t('columns.independentEntity')}
        description={t('create.independentHint')}
        checked={values.independentEntity}
        onChange={(event) => form.set('independentEntity', event.currentTarget.checked)}
      />
      <TablePicker
        picked={values.from}
        label={t('create.from')}
        none={t('create.fromNothing')}
        error={form.errorOf('from')}
        onPick={(picked) => form.set('from', picked)}
      />
    </FormDialog>
  );
}
