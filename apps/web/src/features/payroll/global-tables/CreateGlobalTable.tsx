import { Autocomplete, Button, Checkbox, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { type GlobalTableType, globalTableTypeLabels, globalTableTypes } from '@wagewright/contracts/payroll/global-tables';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, fieldProps, named, required, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
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
  const { leave, question } = useLeaveGuard(form, onClose);
  const { values } = form;
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check() || values.type === '') return;
    const { from, type, currency, independentEntity } = values;
    const { solutionId, number, table } = from;
    const [name, code] = [values.name.trim(), values.code.trim()];
    const given = { code, name: { en: name, 'zh-CN': name }, category: values.category.trim(), type, currency, independentEntity };
    const source = solutionId && number && table ? { from: { solutionId, number, table } } : {};
    const result = await call(create.mutateAsync({ ...given, ...source }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('create.done', { name }));
    void utils.payroll.globalTables.invalidate();
    await navigate({ to: '/payroll/global-tables/$code', params: { code } });
  };
  return (
    <Modal opened onClose={leave} title={<b>{t('create.title')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Text c="dimmed" size="sm" mb="md">
          {t('create.text')}
        </Text>
        <Stack gap="md">
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
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={create.isPending}>
            {t('create.submit')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
