import { NativeSelect, Textarea, TextInput } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import type { Person, Review } from './review.ts';

const tos = ['rule', 'amount', 'out'] as const;
type To = (typeof tos)[number];

interface Props {
  readonly review: Pick<Review, 'id' | 'version' | 'currency'>;
  readonly person: Person;
  readonly onClose: () => void;
}

const standsAs = ({ isTyped, state }: Person): To => {
  if (state === 'left-out') return 'out';
  return isTyped ? 'amount' : 'rule';
};

/** Somebody who is treated otherwise than the rule says. */
export default function TreatPerson({ review: { id, version, currency }, person, onClose }: Props) {
  const { t } = useTranslation('compensationReviews');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const change = trpc.careers.compensationReviews.changeCompensationReviewRow.useMutation({ trpc: { context: { quiet: true } } });
  const { employeeId, employee } = person;
  const stands = standsAs(person);
  const form = useForm({
    initial: { to: stands === 'rule' ? 'amount' : stands, amount: person.after ?? '', why: person.why ?? '' } as {
      to: To;
      amount: string;
      why: string;
    },
    rules: {
      amount: (value, { to }) => (to === 'amount' ? (required(value) ?? decimal(value)) : null),
      why: (value, { to }) => (to === 'rule' ? null : required(value)),
    },
    fieldByCode: { REVIEW_WHY_NEEDED: 'why', REVIEW_OWN_PAY: 'amount' } as const,
  });
  const { values, set } = form;
  const asked = () => {
    const why = values.why.trim();
    if (values.to === 'amount') return { to: values.to, amount: values.amount.trim(), why };
    return values.to === 'out' ? { to: values.to, why } : { to: values.to };
  };
  return (
    <FormDialog
      form={form}
      title={t('row.title', { name: employee })}
      text={t('row.text')}
      submit={t('row.save')}
      send={() => change.mutateAsync({ id, version, employeeId, change: asked() })}
      onDone={async () => {
        notify.done(t('row.saved', { name: employee }));
        await utils.careers.compensationReviews.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <NativeSelect
        label={t('row.to')}
        data-autofocus
        value={values.to}
        data={tos.map((to) => ({ value: to as string, label: t(`row.tos.${to}`) }))}
        onChange={({ currentTarget: { value } }) => set('to', tos.find((to) => to === value) ?? 'rule')}
      />
      {values.to === 'amount' && (
        <TextInput
          label={t('row.amount')}
          withAsterisk
          inputMode="decimal"
          rightSection={currency}
          rightSectionWidth={56}
          value={values.amount}
          onChange={({ currentTarget: { value } }) => set('amount', value)}
          {...fieldProps(form, 'amount')}
        />
      )}
      {values.to !== 'rule' && (
        <Textarea
          label={t('row.why')}
          withAsterisk
          autosize
          minRows={2}
          value={values.why}
          onChange={({ currentTarget: { value } }) => set('why', value)}
          {...fieldProps(form, 'why')}
        />
      )}
    </FormDialog>
  );
}
