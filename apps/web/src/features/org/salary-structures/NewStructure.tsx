import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, named, required, useForm } from '../../../shared/ui/form/index.ts';
import { bothNames, NameFields, nameRules } from './NameFields.tsx';
import type { StructureList } from './SalaryStructureListPage.tsx';

interface Props {
  readonly list: StructureList;
  readonly onClose: () => void;
}

/** A structure of a legal entity for a compensation item; its grades and levels follow on its page. */
export default function NewStructure({ list: { legalEntities, items }, onClose }: Props) {
  const { t } = useTranslation('salaryStructures');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.org.salaryStructures.createSalaryStructure.useMutation({ trpc: { context: { quiet: true } } });
  const [first] = legalEntities;
  const form = useForm({
    initial: {
      nameEn: '',
      nameZh: '',
      code: '',
      legalEntityId: String(first?.id ?? ''),
      item: items.find(({ code }) => code === 'BASE_SALARY')?.code ?? '',
      currency: first?.currency ?? '',
    },
    rules: { ...nameRules, code: named, legalEntityId: required, item: required, currency: required },
    fieldByCode: { SALARY_STRUCTURE_EXISTS: 'code' } as const,
  });
  const { values, set } = form;
  const name = bothNames(values);
  const chooseEntity = (legalEntityId: string) => {
    set('legalEntityId', legalEntityId);
    set('currency', legalEntities.find(({ id }) => String(id) === legalEntityId)?.currency ?? '');
  };
  return (
    <FormDialog
      form={form}
      title={t('new.title')}
      text={t('new.text')}
      submit={t('new.submit')}
      send={() =>
        create.mutateAsync({
          legalEntityId: Number(values.legalEntityId),
          code: values.code.trim(),
          name,
          item: values.item,
          currency: values.currency.trim(),
        })
      }
      onDone={async ({ id }) => {
        notify.done(t('new.done', { name: format.name(name) }));
        await utils.org.salaryStructures.invalidate();
        await navigate({ to: '/organisation/salary-structures/$structureId', params: { structureId: String(id) } });
      }}
      onClose={onClose}
    >
      <NameFields form={form} />
      <TextInput
        {...fieldProps(form, 'code')}
        label={t('columns.code')}
        description={t('new.codeHint')}
        maxLength={40}
        value={values.code}
        onChange={({ currentTarget: { value } }) => set('code', value)}
      />
      <NativeSelect
        {...fieldProps(form, 'legalEntityId')}
        label={t('columns.legalEntity')}
        value={values.legalEntityId}
        data={legalEntities.map((entity) => ({ value: String(entity.id), label: format.name(entity.name) }))}
        onChange={({ currentTarget: { value } }) => chooseEntity(value)}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          {...fieldProps(form, 'item')}
          label={t('columns.item')}
          value={values.item}
          data={[
            ...(values.item === '' ? [{ value: '', label: t('new.choose') }] : []),
            ...items.map((item) => ({ value: item.code, label: format.name(item.name) })),
          ]}
          onChange={({ currentTarget: { value } }) => set('item', value)}
        />
        <TextInput
          {...fieldProps(form, 'currency')}
          label={t('columns.currency')}
          maxLength={3}
          value={values.currency}
          onChange={({ currentTarget: { value } }) => set('currency', value.toUpperCase())}
        />
      </SimpleGrid>
    </FormDialog>
  );
}
