import { Button, Group } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { FormFaults, integer, named, positiveInteger, required, useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { PlannedPeriods } from './PlannedPeriods.tsx';
import { RuleFieldset } from './RuleFieldset.tsx';
import { fieldsOfRule, type RuleFields, ruleOfFields } from './rule-fields.ts';

/** Milliseconds after the last key before the preview is asked for again. */
const previewAfterMs = 300;

type Kept = Outputs['payroll']['periods']['getCalculationPeriod'];
type Preview = Outputs['payroll']['periods']['previewPeriods'];

export interface RuleFormProps {
  readonly solutionId: number;
  readonly onClose: () => void;
  /** @param year of the first period that was made, if any was */
  readonly onDone: (year: number | undefined) => void;
}

/** The fields of the rule, and what it would make, before anything is written. */
export function RuleForm({ kept, solutionId, onClose, onDone }: RuleFormProps & { readonly kept: Kept }) {
  const { t } = useTranslation(['periods', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const generate = trpc.payroll.periods.generatePeriods.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<RuleFields>({
    initial: fieldsOfRule(kept.rule),
    rules: {
      name: named,
      taskName: named,
      baseDate: required,
      start: required,
      end: required,
      offsetDays: integer,
      payDay: positiveInteger,
      monthsLater: integer,
      attendanceDaysEarlier: integer,
      autoCloseDays: positiveInteger,
    },
  });
  const rule = ruleOfFields(form.values);
  // as text, because a rule is made anew each time and would never come to rest
  const said = JSON.stringify(form.values);
  const [asked] = useDebouncedValue(said, previewAfterMs);
  const preview = trpc.payroll.periods.previewPeriods.useQuery(
    { solutionId, rule: ruleOfFields(JSON.parse(asked) as RuleFields) },
    { placeholderData: keepPreviousData, retry: false, trpc: { context: { quiet: true } } },
  );
  const isCurrent = asked === said && preview.isSuccess && !preview.isPlaceholderData;
  const made = (preview.data?.periods ?? []).filter(({ state }) => state === 'new');
  const colliding = (preview.data?.periods ?? []).filter(({ state }) => state === 'collides').length;
  const { leave, question } = useLeaveGuard(form, onClose);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check() || !isCurrent || colliding > 0) return;
    const result = await call(generate.mutateAsync({ solutionId, rule, count: made.length }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(result.data.made > 0 ? t('generate.done', { count: result.data.made }) : t('generate.kept'));
    void utils.payroll.periods.invalidate();
    onDone(made[0] && Number(made[0].payDate.slice(0, 4)));
  };
  return (
    <form onSubmit={(event) => void submit(event)} noValidate>
      <FormFaults faults={form.faults} />
      <p style={{ marginTop: 0 }}>{t('generate.text', { type: t(`types.${kept.periodType}`) })}</p>
      <RuleFieldset form={form} />
      <PlanNotes preview={preview.data} />
      <Loaded query={preview} skeleton={<RowsSkeleton />}>
        {({ periods }) => <PlannedPeriods periods={periods} />}
      </Loaded>
      <Group justify="flex-end" mt="lg" gap="xs">
        <Button variant="default" onClick={leave}>
          {t('cancel', { ns: 'common' })}
        </Button>
        {colliding === 0 && (
          <Button type="submit" loading={generate.isPending || (preview.isFetching && !isCurrent)}>
            {made.length > 0 ? t('generate.submit', { count: made.length }) : t('generate.keep')}
          </Button>
        )}
      </Group>
      {question}
    </form>
  );
}

/** What has to be known of the plan beside its rows: what collides, what is left out, which holidays nobody knows yet. */
function PlanNotes({ preview }: { preview: Preview | undefined }) {
  const { t } = useTranslation('periods');
  if (!preview) return null;
  const colliding = preview.periods.filter(({ state }) => state === 'collides').length;
  if (preview.problem) return <MessageBox tone="decision">{t(`generate.problem.${preview.problem}`)}</MessageBox>;
  if (colliding > 0) return <MessageBox tone="bad">{t('generate.collide', { count: colliding })}</MessageBox>;
  const notes = [
    ...(preview.gap ? [t('generate.gap', { from: preview.gap.from, to: preview.gap.to })] : []),
    ...(preview.unknownYears.length > 0 ? [t('generate.unknownYears', { years: preview.unknownYears.join(', ') })] : []),
  ];
  return notes.length > 0 ? <MessageBox tone="decision">{notes.join(' ')}</MessageBox> : null;
}
