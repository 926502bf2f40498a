import { NativeSelect, SimpleGrid, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormDialog, fieldProps, useForm } from '../../../shared/ui/form/index.ts';
import { ReviewFields, ReviewName } from './ReviewFields.tsx';
import { contentOf, newValues, reviewRules } from './review-values.ts';

type Choices = Outputs['org']['salaryStructures']['listSalaryStructures'];

/** A proposal; everybody is looked at on its page. */
export default function NewReview({ onClose }: { readonly onClose: () => void }) {
  const { data } = trpc.org.salaryStructures.listSalaryStructures.useQuery({});
  return data ? <ReviewDialog choices={data} onClose={onClose} /> : null;
}

function ReviewDialog({ choices: { legalEntities, items }, onClose }: { readonly choices: Choices; readonly onClose: () => void }) {
  const { t } = useTranslation('compensationReviews');
  const format = useFormat();
  const notify = useNotify();
  const navigate = useNavigate();
  const utils = trpc.useUtils();
  const create = trpc.careers.compensationReviews.createCompensationReview.useMutation({ trpc: { context: { quiet: true } } });
  const [first] = legalEntities;
  const form = useForm({
    initial: {
      ...newValues,
      legalEntityId: String(first?.id ?? ''),
      currency: first?.currency ?? '',
      item: items.find(({ code }) => code === 'BASE_SALARY')?.code ?? '',
    },
    rules: reviewRules,
  });
  const { values, set } = form;
  const entity = legalEntities.find(({ id }) => String(id) === values.legalEntityId);
  const chooseEntity = (legalEntityId: string) => {
    set('legalEntityId', legalEntityId);
    set('currency', legalEntities.find(({ id }) => String(id) === legalEntityId)?.currency ?? '');
  };
  return (
    <FormDialog
      form={form}
      title={t('form.create')}
      text={t('form.text')}
      submit={t('form.propose')}
      send={() =>
        create.mutateAsync({
          legalEntityId: Number(values.legalEntityId),
          item: values.item,
          currency: values.currency.trim(),
          ...contentOf(values),
        })
      }
      onDone={async ({ id }) => {
        notify.done(t('form.proposed', { name: values.name.trim() }));
        await utils.careers.compensationReviews.invalidate();
        await navigate({ to: '/compensation-reviews/$reviewId', params: { reviewId: String(id) } });
      }}
      onClose={onClose}
    >
      <ReviewName form={form} />
      <NativeSelect
        label={t('columns.legalEntity')}
        value={values.legalEntityId}
        data={legalEntities.map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
        onChange={({ currentTarget: { value } }) => chooseEntity(value)}
        {...fieldProps(form, 'legalEntityId')}
      />
      <SimpleGrid cols={{ base: 1, xs: 2 }}>
        <NativeSelect
          label={t('columns.item')}
          value={values.item}
          data={[
            ...(values.item === '' ? [{ value: '', label: t('choose') }] : []),
            ...items.map(({ code, name }) => ({ value: code, label: format.name(name) })),
          ]}
          onChange={({ currentTarget: { value } }) => set('item', value)}
          {...fieldProps(form, 'item')}
        />
        <TextInput
          label={t('form.currency')}
          maxLength={3}
          value={values.currency}
          onChange={({ currentTarget: { value } }) => set('currency', value.toUpperCase())}
          {...fieldProps(form, 'currency')}
        />
      </SimpleGrid>
      <ReviewFields form={form} legalEntity={entity?.name.en ?? null} />
    </FormDialog>
  );
}
