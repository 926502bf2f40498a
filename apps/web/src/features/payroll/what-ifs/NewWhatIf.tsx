import { Button, Group, Modal, NativeSelect, Stack, Text, TextInput } from '@mantine/core';
import { solutionCopyMachine } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ParameterFields } from './ParameterFields.tsx';
import type { ParameterChange } from './what-ifs.ts';

const nameMax = 100;

interface Props {
  readonly batchId: number;
  readonly onStarted: (run: number) => void;
  readonly onClose: () => void;
}

/** Which copy, which rates: what a run beside the batch calculates with instead. */
export default function NewWhatIf({ batchId, onStarted, onClose }: Props) {
  const { t } = useTranslation(['whatIfs', 'common']);
  const utils = trpc.useUtils();
  const [name, setName] = useState('');
  const [copyNumber, setCopy] = useState<number>();
  const [changes, setChanges] = useState<readonly ParameterChange[]>([]);
  const start = trpc.payroll.whatIfs.startWhatIf.useMutation();
  const choices = trpc.payroll.whatIfs.getWhatIfChoices.useQuery(defined({ batchId, copyNumber }) as { batchId: number });
  const isReady = name.trim() !== '' && (copyNumber !== undefined || changes.length > 0);
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    if (!isReady) return;
    const result = await call(
      start.mutateAsync({ batchId, name: name.trim(), parameters: [...changes], ...(copyNumber === undefined ? {} : { copyNumber }) }),
    );
    if (!result.ok) return;
    void utils.payroll.whatIfs.listWhatIfs.invalidate({ batchId });
    onStarted(result.data.runId);
  };
  return (
    <Modal
      opened
      size="lg"
      onClose={onClose}
      title={<b>{t('createTitle')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <form onSubmit={(event) => void submit(event)}>
        <Text c="dimmed" size="sm" mb="md">
          {t('createText')}
        </Text>
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('name')}
            placeholder={t('nameExample')}
            maxLength={nameMax}
            value={name}
            onChange={(event) => setName(event.currentTarget.value)}
          />
          {choices.data ? (
            <>
              <CopyField
                copies={choices.data.copies}
                chosen={copyNumber}
                onChoose={(next) => {
                  setCopy(next);
                  setChanges([]);
                }}
              />
              <ParameterFields tables={choices.data.parameters} changes={changes} onChange={setChanges} />
            </>
          ) : choices.error ? (
            <FailureState error={choices.error} onRetry={choices.refetch} />
          ) : (
            <RowsSkeleton rows={3} />
          )}
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={onClose}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={start.isPending} disabled={!isReady}>
            {t('start')}
          </Button>
        </Group>
      </form>
    </Modal>
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
