import { Checkbox, Stack, Textarea, TextInput } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';

interface Props {
  /** The days that are looked at, whose punches may be wrong. */
  readonly days: Outputs['time']['attendance']['getMyAttendance']['days'];
  readonly onClose: () => void;
}

interface Values {
  readonly date: string;
  readonly inTime: string;
  readonly outTime: string;
  readonly outNextDay: boolean;
  readonly wrong: readonly number[];
  readonly reason: string;
}

const fieldByCode = {
  CORRECTION_TWICE: 'date',
  NOT_EMPLOYED_THEN: 'date',
  CORRECTION_BACKWARDS: 'outTime',
  PUNCH_AHEAD: 'outTime',
  PUNCH_NO_SUCH_TIME: 'inTime',
} as const;

/** Says when one came and went on a day, and which punches are not to count. */
export default function AskCorrection({ days, onClose }: Props) {
  const { t } = useTranslation('corrections');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const submit = trpc.time.corrections.submitMyCorrection.useMutation({ trpc: { context: { quiet: true } } });
  const toMend = days.find(({ result }) => result?.state === 'missing' || result?.state === 'absent') ?? days[0];
  const form = useForm<Values>({
    initial: { date: toMend?.schedule.date ?? '', inTime: '', outTime: '', outNextDay: false, wrong: [], reason: '' },
    rules: {
      date: required,
      reason: required,
      inTime: (value, { outTime, wrong }) => (value === '' && outTime === '' && wrong.length === 0 ? 'required' : null),
    },
    fieldByCode,
  });
  const { values, set } = form;
  const { date, inTime, outTime, outNextDay, wrong } = values;
  const punches = days.find(({ schedule }) => schedule.date === date)?.punches.filter(({ isWithdrawn }) => !isWithdrawn) ?? [];
  return (
    <FormDialog
      form={form}
      title={t('ask.title')}
      text={t('ask.text')}
      submit={t('ask.submit')}
      send={() =>
        submit.mutateAsync({
          date,
          inTime: inTime || null,
          outTime: outTime || null,
          outNextDay,
          wrongPunchIds: punches.filter(({ id }) => wrong.includes(id)).map(({ id }) => id),
          reason: values.reason.trim(),
        })
      }
      onDone={() => {
        notify.done(t('ask.done'));
        void utils.time.corrections.invalidate();
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        {...fieldProps(form, 'date')}
        data-autofocus
        type="date"
        label={t('fields.date')}
        description={t('fields.dateHint')}
        value={date}
        onChange={({ currentTarget: { value } }) => set('date', value)}
      />
      {(['inTime', 'outTime'] as const).map((field) => (
        <TextInput
          key={field}
          {...fieldProps(form, field)}
          type="time"
          label={t(`fields.${field}`)}
          value={values[field]}
          onChange={({ currentTarget: { value } }) => set(field, value)}
        />
      ))}
      <Checkbox
        label={t('fields.outNextDay')}
        checked={outNextDay}
        onChange={({ currentTarget: { checked } }) => set('outNextDay', checked)}
      />
      {punches.length > 0 && (
        <Checkbox.Group label={t('fields.wrong')} value={wrong.map(String)} onChange={(chosen) => set('wrong', chosen.map(Number))}>
          <Stack gap={6} mt={6}>
            {punches.map(({ id, time }) => (
              <Checkbox key={id} value={String(id)} label={time} />
            ))}
          </Stack>
        </Checkbox.Group>
      )}
      <Textarea
        {...fieldProps(form, 'reason')}
        label={t('fields.reason')}
        autosize
        minRows={2}
        maxLength={limits.remarksCharactersMax}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
      />
    </FormDialog>
  );
}
