import { NativeSelect, Stack, TextInput } from '@mantine/core';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { FormPage, fieldProps, named, useForm } from '../../../shared/ui/form/index.ts';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { InputFields } from './InputFields.tsx';
import { KnownField } from './KnownField.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import { faultOfChanges, type ParameterChange, type TriedInput } from './what-ifs.ts';

const nameMax = 100;

interface Props {
  readonly batchId: number;
  readonly onStarted: (run: number) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly name: string;
  /** Undefined: the batch's own. */
  readonly copyNumber: number | undefined;
  /** ISO date; blank: the data as the batch has frozen it. */
  readonly knownOn: string;
  readonly changes: readonly ParameterChange[];
  readonly inputs: readonly TriedInput[];
}

const nothing: Fields = { name: '', copyNumber: undefined, knownOn: '', changes: [], inputs: [] };

/** Which copy, whose input, which rates: what a run beside the batch calculates with instead. */
export default function NewWhatIf({ batchId, onStarted, onClose }: Props) {
  const { t } = useTranslation('whatIfs');
  const utils = trpc.useUtils();
  const start = trpc.payroll.whatIfs.startWhatIf.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Fields>({
    initial: nothing,
    rules: { name: named, changes: faultOfChanges },
    fieldByCode: { TABLE_ROW: 'changes', KNOWN_ON_UNANSWERABLE: 'knownOn', VALIDATION_FAILED: 'inputs' },
  });
  const { name, copyNumber, knownOn, changes, inputs } = form.values;
  const choices = trpc.payroll.whatIfs.getWhatIfChoices.useQuery(defined({ batchId, copyNumber }) as { batchId: number });
  const save = async () => {
    const result = await call(
      start.mutateAsync({
        batchId,
        name: name.trim(),
        parameters: [...changes],
        inputs: inputs.map(({ employeeId, table, line, column, value }) => ({ employeeId, table, line, column, value })),
        ...(copyNumber === undefined ? {} : { copyNumber }),
        ...(knownOn === '' ? {} : { knownOn }),
      }),
    );
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    void utils.payroll.whatIfs.listWhatIfs.invalidate({ batchId });
    onStarted(result.data.runId);
  };
  const about = (
    <Stack gap="md">
      <TextInput
        label={t('name')}
        description={t('nameExample')}
        maxLength={nameMax}
        value={name}
        onChange={(event) => form.set('name', event.currentTarget.value)}
        {...fieldProps(form, 'name')}
      />
      {choices.data && (
        <CopyField
          copies={choices.data.copies}
          chosen={copyNumber}
          onChoose={(next) => {
            form.set('copyNumber', next);
            form.set('changes', []);
          }}
        />
      )}
    </Stack>
  );
  const known = choices.data ? (
    <KnownField
      days={choices.data.knownDays}
      value={knownOn}
      onChange={(next) => form.set('knownOn', next)}
      {...fieldProps(form, 'knownOn')}
    />
  ) : (
    <RowsSkeleton rows={1} />
  );
  const rates = choices.data ? (
    <ParameterFields
      tables={choices.data.parameters}
      changes={changes}
      onChange={(next) => form.set('changes', next)}
      {...fieldProps(form, 'changes')}
    />
  ) : choices.error ? (
    <FailureState error={choices.error} onRetry={choices.refetch} />
  ) : (
    <RowsSkeleton rows={3} />
  );
  return (
    <FormPage
      form={form}
      title={t('createTitle')}
      lead={t('createText')}
      sections={[
        { id: 'about', title: t('sections.about'), content: about, fields: ['name', 'copyNumber'] },
        { id: 'known', title: t('sections.known'), help: t('sections.knownHelp'), content: known, fields: ['knownOn'] },
        {
          id: 'inputs',
          title: t('sections.inputs'),
          help: t('sections.inputsHelp'),
          content: (
            <InputFields batchId={batchId} inputs={inputs} onChange={(next) => form.set('inputs', next)} {...fieldProps(form, 'inputs')} />
          ),
          fields: ['inputs'],
        },
        { id: 'rates', title: t('sections.rates'), help: t('sections.ratesHelp'), content: rates, fields: ['changes'] },
      ]}
      saveLabel={t('start')}
      isBusy={start.isPending}
      draftName={`what-if.${batchId}`}
      onSave={() => void save()}
      onLeave={onClose}
    />
  );
}

interface CopyProps {
  readonly copies: readonly {
    readonly number: number;
    readonly status: keyof typeof solutionCopyMachine.labels;
    readonly isOwn: boolean;
  }[];
  /** Undefined: the batch's own. */
  readonly chosen: number | undefined;
  readonly onChoose: (number: number | undefined) => void;
}

function CopyField({ copies, chosen, onChoose }: CopyProps) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  return (
    <NativeSelect
      label={t('copy')}
      value={String(chosen ?? '')}
      onChange={({ currentTarget: { value } }) => onChoose(value === '' ? undefined : Number(value))}
      data={copies.map(({ number, status, isOwn }) => ({
        value: isOwn ? '' : String(number),
        label: isOwn ? t('ownCopy', { number }) : t('otherCopy', { number, status: format.name(solutionCopyMachine.labels[status]) }),
      }))}
    />
  );
}
