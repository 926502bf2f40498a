import { Button, Group, MultiSelect, NativeSelect, Radio, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { QuestionDialog } from '../../../../shared/ui/QuestionDialog.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import editor from '../Editor.module.css';
import type { Copy } from '../rules.ts';
import classes from './Tests.module.css';

/** While one types, a pause of so many milliseconds asks. */
const pauseMs = 150;
const peopleMax = 20;
const batchesMax = 20;

/** People of a batch, or all of it, become a test: what was frozen for them, and what they got. */
export function FromBatch({ copy, onClose }: { copy: Copy; onClose: () => void }) {
  const { t } = useTranslation('tests');
  const batches = trpc.payroll.batches.listBatches.useQuery({ solutionId: copy.solutionId, limit: batchesMax });
  return (
    <QuestionDialog title={t('batchTitle')} onClose={onClose}>
      <Loaded query={batches} skeleton={<RowsSkeleton rows={3} />}>
        {({ rows }) => {
          const usable = rows.filter(({ net }) => net !== null);
          return usable.length === 0 ? <p>{t('noBatch')}</p> : <Choice batches={usable} onClose={onClose} />;
        }}
      </Loaded>
    </QuestionDialog>
  );
}

interface CalculatedBatch {
  readonly id: number;
  readonly name: string;
  readonly payeeCount: number;
}

function Choice({ batches, onClose }: { batches: readonly CalculatedBatch[]; onClose: () => void }) {
  const { t } = useTranslation('tests');
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const [batchId, setBatchId] = useState(batches[0]?.id ?? 0);
  const [chosen, setChosen] = useState<readonly { value: string; label: string }[]>([]);
  const [whom, setWhom] = useState<'some' | 'all'>('some');
  const [name, setName] = useState('');
  const [isTried, setTried] = useState(false);
  const mutation = trpc.payroll.solutions.saveBatchAsTest.useMutation({ trpc: { context: { quiet: true } } });
  const isReady = name.trim() !== '' && (whom === 'all' || chosen.length > 0);
  const everybody = batches.find(({ id }) => id === batchId)?.payeeCount ?? 0;
  const most = limits.wholeBatchPayeesMax;
  const send = async () => {
    setTried(true);
    if (!isReady) return;
    const people = whom === 'all' ? {} : { employeeIds: chosen.map(({ value }) => Number(value)) };
    const result = await call(mutation.mutateAsync({ batchId, name: name.trim(), ...people }));
    if (!result.ok) return notify.failed(result.failure);
    notify.done(t('made', { name: name.trim(), count: result.data.people, people: format.count(result.data.people) }));
    await Promise.all([utils.payroll.copies.invalidate(), utils.payroll.rules.runTests.invalidate()]);
    return onClose();
  };
  return (
    <div className={editor.stack}>
      <NativeSelect
        label={t('batch')}
        value={String(batchId)}
        data={batches.map((batch) => ({ value: String(batch.id), label: batch.name }))}
        onChange={({ currentTarget: { value } }) => {
          setBatchId(Number(value));
          setChosen([]);
        }}
      />
      <Radio.Group label={t('whom')} value={whom} onChange={(value) => setWhom(value === 'all' ? 'all' : 'some')}>
        <Stack gap={6} mt={6}>
          <Radio value="some" label={t('somePeople')} />
          <Radio
            value="all"
            label={t('wholeBatch')}
            description={
              everybody > most
                ? t('wholeBatchSpread', { count: most, people: format.count(everybody) })
                : t('wholeBatchAll', { count: everybody })
            }
          />
        </Stack>
      </Radio.Group>
      {whom === 'some' ? (
        <People
          key={batchId}
          batchId={batchId}
          chosen={chosen}
          error={isTried && chosen.length === 0 ? t('required') : null}
          onChoose={setChosen}
        />
      ) : (
        <p className={classes.second}>{t('wholeBatchHelp')}</p>
      )}
      <TextInput
        label={t('name')}
        description={t('nameHelp')}
        inputWrapperOrder={['label', 'input', 'description', 'error']}
        maxLength={300}
        value={name}
        error={isTried && name.trim() === '' ? t('required') : null}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Group justify="flex-end" gap="xs">
        <Button variant="default" onClick={onClose}>
          {t('cancel')}
        </Button>
        <Button loading={mutation.isPending} onClick={() => void send()}>
          {t('make')}
        </Button>
      </Group>
    </div>
  );
}

interface PeopleProps {
  readonly batchId: number;
  readonly chosen: readonly { value: string; label: string }[];
  readonly error: string | null;
  readonly onChoose: (chosen: readonly { value: string; label: string }[]) => void;
}

/** People whom the batch pays, sought by name or number. Whoever is chosen stays, whatever is sought next. */
function People({ batchId, chosen, error, onChoose }: PeopleProps) {
  const { t } = useTranslation('tests');
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), pauseMs);
  const tables = trpc.payroll.tables.listTables.useQuery({ batchId });
  const table = tables.data?.tables.find(({ lines }) => lines === 'one')?.code;
  const people = trpc.payroll.tables.listRows.useQuery(
    { batchId, table: table ?? '', limit: peopleMax, ...(sought === '' ? {} : { search: sought }) },
    { enabled: table !== undefined, placeholderData: keepPreviousData },
  );
  const found = (people.data?.rows ?? []).map(({ employeeId, name, employeeNumber }) => ({
    value: String(employeeId),
    label: `${name} · ${employeeNumber}`,
  }));
  const known = [...chosen, ...found.filter(({ value }) => !chosen.some((one) => one.value === value))];
  return (
    <MultiSelect
      label={t('people')}
      description={t('peopleHelp', { count: limits.testedPayeesMax })}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      placeholder={t('peopleHint')}
      searchable
      filter={({ options }) => options}
      maxValues={limits.testedPayeesMax}
      searchValue={typed}
      onSearchChange={setTyped}
      value={chosen.map(({ value }) => value)}
      data={known}
      error={error}
      nothingFoundMessage={t('nobody')}
      onChange={(values) => onChoose(known.filter(({ value }) => values.includes(value)))}
    />
  );
}
