import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, useForm } from '../../../shared/ui/form/index.ts';
import { ReviewFields, ReviewName } from './ReviewFields.tsx';
import type { Review } from './review.ts';
import { contentOf, reviewRules, valuesOf } from './review-values.ts';

/** The rule of a review that is not submitted; what was said of single people stays. */
export default function ChangeReview({ review, onClose }: { readonly review: Review; readonly onClose: () => void }) {
  const { t } = useTranslation('compensationReviews');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const update = trpc.careers.compensationReviews.updateCompensationReview.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm({ initial: valuesOf(review), rules: reviewRules });
  const { values } = form;
  return (
    <FormDialog
      form={form}
      title={t('form.change')}
      text={t('form.text')}
      submit={t('form.save')}
      send={() => update.mutateAsync({ id: review.id, version: review.version, ...contentOf(values) })}
      onDone={async () => {
        notify.done(t('form.proposed', { name: values.name.trim() }));
        await utils.careers.compensationReviews.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <ReviewName form={form} />
      <ReviewFields form={form} legalEntity={review.legalEntity.en} />
    </FormDialog>
  );
}
