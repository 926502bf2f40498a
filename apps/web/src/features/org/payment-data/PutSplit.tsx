import { Button, TextInput } from '@mantine/core';
import { IconPlus } from '@tabler/icons-react';
import { splitLinesMax } from '@wagewright/contracts/org/payment-data';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { decimal, FormDialog, fieldProps, required, useForm } from '../../../shared/ui/form/index.ts';
import classes from './PaymentTab.module.css';
import { SplitExample } from './SplitExample.tsx';
import { SplitLineFields } from './SplitLineFields.tsx';
import { firstLines, givenLine, type Line, lacksSomething, moved, type Split, withNewLine } from './split.ts';

interface Props {
  readonly employee: Outputs['org']['employees']['getEmployee'];
  /** What the form begins with. */
  readonly base: Split | undefined;
  readonly onClose: () => void;
}

const fieldByCode = {
  NUMBER_MISTYPED: 'lines',
  SPLIT_LINES_TOO_MANY: 'lines',
  SPLIT_AMOUNT_UNFIT: 'lines',
  SPLIT_PERCENTAGE_UNFIT: 'lines',
  SPLIT_WHOLE: 'lines',
  SPLIT_ACCOUNT_REPEATED: 'lines',
  SPLIT_ACCOUNT_IS_MAIN: 'lines',
  SPLIT_WITHOUT_MAIN: 'from',
} as const;

/** Which further accounts get a part of somebody's pay from a day on; without any, all of it goes to the main account. */
export function PutSplit({ employee, base, onClose }: Props) {
  const { t } = useTranslation('paymentData');
  const notify = useNotify();
  const utils = trpc.useUtils();
  const today = useToday();
  const put = trpc.org.paymentData.putBankSplit.useMutation();
  const form = useForm({
    initial: { from: base && base.from > today ? base.from : today, lines: firstLines(base) as readonly Line[], reason: '' },
    rules: {
      from: required,
      lines: (lines) =>
        lines.some(lacksSomething) ? 'required' : (lines.map(({ figure }) => decimal(figure)).find((fault) => fault !== null) ?? null),
    },
    fieldByCode,
  });
  const { values, set } = form;
  const { lines } = values;
  const error = form.errorOf('lines');
  const send = () => {
    const owner = { employeeId: employee.id, version: employee.version };
    return put.mutateAsync({ ...owner, from: values.from, lines: lines.map(givenLine), reason: values.reason || null });
  };
  return (
    <FormDialog
      form={form}
      title={t('split.change')}
      text={t('split.text')}
      submit={t('save')}
      send={send}
      onDone={async () => {
        notify.done(t('saved', { name: employee.name }));
        await Promise.all([utils.org.paymentData.invalidate(), utils.org.employees.invalidate()]);
        onClose();
      }}
      onClose={onClose}
    >
      <TextInput
        type="date"
        label={t('fields.from')}
        withAsterisk
        data-autofocus
        value={values.from}
        onChange={({ currentTarget: { value } }) => set('from', value)}
        {...fieldProps(form, 'from')}
      />
      <div className={classes.split} data-field="lines">
        {lines.map((line, place) => (
          <SplitLineFields
            key={line.key}
            line={line}
            position={place + 1}
            isLast={place === lines.length - 1}
            onChange={(more) => set('lines', lines.with(place, { ...line, ...more }))}
            onMove={(by) => set('lines', moved(lines, place, by))}
            onTakeOut={() => set('lines', lines.toSpliced(place, 1))}
          />
        ))}
        {lines.length === 0 && <span>{t('split.allToMain')}</span>}
        {lines.length < splitLinesMax && (
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<IconPlus size={14} />}
            onClick={() => set('lines', withNewLine(lines, employee.name))}
          >
            {t('split.add')}
          </Button>
        )}
        {error && <span className={classes.fault}>{error}</span>}
      </div>
      <SplitExample lines={lines} />
      <TextInput
        label={t('fields.reason')}
        maxLength={1000}
        value={values.reason}
        onChange={({ currentTarget: { value } }) => set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
    </FormDialog>
  );
}
