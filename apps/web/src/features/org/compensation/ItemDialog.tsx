import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { decimal, FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import type { CompensationItem } from './compensation.ts';

const fieldByCode = {
  COMPENSATION_ITEM_EXISTS: 'code',
  COMPENSATION_ITEM_NAME_TAKEN: 'nameEn',
  COMPENSATION_LIMITS_REVERSED: 'maximum',
  STALE_VERSION: 'nameEn',
} as const;

interface Values {
  readonly minimum: string;
  readonly maximum: string;
}
const isLimited = ({ minimum, maximum }: Values): boolean => minimum.trim() !== '' || maximum.trim() !== '';

const frequencies = ['recurring', 'one-time'] as const satisfies readonly CompensationItem['frequency'][];

/** What people call a code: letters, digits and underscores of any script. */
const codeOf = (typed: string): string => typed.replaceAll(/[^\p{L}\p{N}_]+/gu, '_');

/** A new compensation item, or another name and other limits for one. */
export default function ItemDialog({ item, onClose }: { item: CompensationItem | null; onClose: () => void }) {
  const { t } = useTranslation('compensation');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const quiet = { trpc: { context: { quiet: true } } };
  const create = trpc.org.compensation.createCompensationItem.useMutation(quiet);
  const update = trpc.org.compensation.updateCompensationItem.useMutation(quiet);
  const form = useForm({
    initial: {
      nameEn: item?.name.en ?? '',
      nameZh: item?.name['zh-CN'] ?? '',
      code: item?.code ?? '',
      frequency: item?.frequency ?? ('recurring' as CompensationItem['frequency']),
      currency: item?.limits?.currency ?? '',
      minimum: item?.limits?.minimum ?? '',
      maximum: item?.limits?.maximum ?? '',
    },
    rules: {
      nameEn: (value, { nameZh }) => (nameZh.trim() === '' ? named(value) : null),
      code: named,
      minimum: decimal,
      maximum: decimal,
      currency: (value, values) => (isLimited(values) ? required(value) : null),
    },
    fieldByCode,
  });
  const { values, set } = form;
  const send = (): Promise<unknown> => {
    const [en, zh] = [values.nameEn.trim(), values.nameZh.trim()];
    const name = { en: en || zh, 'zh-CN': zh || en };
    const limit = (typed: string) => typed.trim().replace('−', '-') || null;
    const limits = isLimited(values)
      ? { currency: values.currency.trim(), minimum: limit(values.minimum), maximum: limit(values.maximum) }
      : null;
    return item
      ? update.mutateAsync({ code: item.code, version: item.version, name, limits })
      : create.mutateAsync({ code: values.code, name, frequency: values.frequency, limits });
  };
  const onDone = async () => {
    notify.done(t('itemSaved', { name: values.nameEn.trim() || values.nameZh.trim() }));
    await utils.org.compensation.invalidate();
    onClose();
  };
  const typed = (field: Exclude<keyof typeof values, 'frequency'>) => ({
    value: values[field],
    onChange: (event: React.ChangeEvent<HTMLInputElement>) => set(field, event.currentTarget.value),
    ...fieldProps(form, field),
  });
  return (
    <FormDialog
      form={form}
      title={item ? t('changeItem') : t('create')}
      text={t('itemText')}
      submit={t('put.save')}
      send={send}
      onDone={onDone}
      onClose={onClose}
    >
      <TextInput label={t('fields.nameEn')} data-autofocus maxLength={100} {...typed('nameEn')} />
      <TextInput label={t('fields.nameZh')} maxLength={100} {...typed('nameZh')} />
      <TextInput
        label={t('fields.code')}
        description={t('codeHint')}
        readOnly={item !== null}
        maxLength={64}
        {...typed('code')}
        onChange={(event) => set('code', codeOf(event.currentTarget.value))}
      />
      <NativeSelect
        label={t('fields.frequency')}
        description={t('frequencyHint')}
        disabled={item !== null}
        value={values.frequency}
        data={frequencies.map((value) => ({ value, label: t(`frequencies.${value}`) }))}
        onChange={({ currentTarget: { value } }) => set('frequency', frequencies.find((one) => one === value) ?? 'recurring')}
      />
      <SimpleGrid cols={{ base: 1, xs: 3 }}>
        <TextInput label={t('fields.minimum')} inputMode="decimal" {...typed('minimum')} />
        <TextInput label={t('fields.maximum')} inputMode="decimal" {...typed('maximum')} />
        <TextInput
          label={t('fields.currency')}
          maxLength={3}
          placeholder="CNY"
          {...typed('currency')}
          onChange={(event) => set('currency', event.currentTarget.value.toUpperCase())}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
