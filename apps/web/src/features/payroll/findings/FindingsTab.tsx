import { NativeSelect, TextInput } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { IconCircleCheck } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { getQueryKey } from '@trpc/react-query';
import { findingStates } from '@wagewright/contracts/payroll/findings';
import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useDownload } from '../../../shared/api/use-download.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { DataTable, useGrowingRows } from '../../../shared/ui/data-table/index.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { useCan } from '../../../shared/views.ts';
import { readBatchSearch } from '../batches/batch-search.ts';
import classes from './Findings.module.css';
import { FindingsPanel } from './FindingsPanel.tsx';
import { findingColumns } from './finding-columns.tsx';
import { type Answered, RemarkDialog } from './RemarkDialog.tsx';

const route = getRouteApi('/_app/payroll/batches/$batchId');
const pauseMs = 200;

type Batch = Outputs['payroll']['batches']['getBatch'];

/** A file says what was answered, by whom and when in columns of their own; a link to where it is put right has no place in it. */
const inFile = (ids: readonly string[]): string[] =>
  ids.flatMap((id) => (id === 'answer' ? ['answer', 'by', 'at'] : id === 'remedy' ? [] : [id]));

/** Everything that was found in the batch: by cause, and the one list of people, filtered by what the address says. */
export default function FindingsTab({ batch }: { batch: Batch }) {
  const { t } = useTranslation('findings');
  const format = useFormat();
  const { state, cause, department, q = '' } = route.useSearch();
  const navigate = route.useNavigate();
  const [person] = useDebouncedValue(q, pauseMs);
  const [answered, setAnswered] = useState<Answered>();
  const mayAnswer = batch.events.includes('answer-findings');
  const causes = trpc.payroll.findings.listFindings.useQuery({ batchId: batch.id });
  const asked = {
    ...(state ? { state } : {}),
    ...(cause ? { key: cause } : {}),
    ...(department ? { departmentId: department } : {}),
    ...(person ? { person } : {}),
  };
  const { client } = trpc.useUtils();
  const rows = useGrowingRows({
    key: getQueryKey(trpc.payroll.findings.listFoundPeople, { batchId: batch.id, ...asked }, 'query'),
    read: (range, signal) => client.payroll.findings.listFoundPeople.query({ batchId: batch.id, ...asked, ...range }, { signal }),
  });
  const download = useDownload();
  const { id: batchId, solutionId, copyNumber } = batch;
  const readsPeople = useCan()('employee.read');
  const columns = useMemo(
    () => findingColumns({ batchId, solutionId, copyNumber, readsPeople, onAnswer: mayAnswer ? setAnswered : undefined }, t, format),
    [batchId, solutionId, copyNumber, readsPeople, mayAnswer, t, format],
  );
  const filter = (next: Readonly<Partial<Record<'state' | 'cause' | 'department' | 'q', string | undefined>>>) =>
    void navigate({ search: (before) => readBatchSearch({ ...before, ...next }), replace: true, resetScroll: false });
  const ofPeople = (causes.data?.findings ?? []).filter(({ about }) => about === 'people');
  const departments = causes.data?.departments ?? [];
  const isFiltered = [state, cause, department, person].some(Boolean);
  return (
    <div className={classes.stack}>
      <FindingsPanel batchId={batch.id} />
      <Panel title={t('list')} flush>
        <div className={classes.filters}>
          <NativeSelect
            label={t('state')}
            value={state ?? ''}
            data={[{ value: '', label: t('all') }, ...findingStates.map((value) => ({ value, label: t(`states.${value}`) }))]}
            onChange={({ currentTarget: { value } }) => filter({ state: value || undefined })}
          />
          <NativeSelect
            label={t('cause')}
            value={cause ?? ''}
            data={[{ value: '', label: t('all') }, ...ofPeople.map(({ key, message }) => ({ value: key, label: format.name(message) }))]}
            onChange={({ currentTarget: { value } }) => filter({ cause: value || undefined })}
          />
          <NativeSelect
            label={t('department')}
            value={String(department ?? '')}
            data={[
              { value: '', label: t('all') },
              ...departments.map(({ id, name, people }) => ({
                value: String(id),
                label: `${format.name(name)} (${format.count(people)})`,
              })),
            ]}
            onChange={({ currentTarget: { value } }) => filter({ department: value || undefined })}
          />
          <TextInput
            label={t('person')}
            placeholder={t('personHint')}
            value={q}
            maxLength={100}
            onChange={({ currentTarget: { value } }) => filter({ q: value || undefined })}
          />
        </div>
        <DataTable
          label={t('list')}
          name="findings"
          exporter={(ids, type) =>
            download(`/api/payroll/batches/${batchId}/findings/export`, { ...asked, columns: inFile(ids), format: type })
          }
          columns={columns}
          rows={rows}
          empty={
            <EmptyState
              icon={<IconCircleCheck size={24} />}
              title={t(isFiltered ? 'noneMatches' : 'none')}
              text={t(isFiltered ? 'noneMatchesText' : 'noneText')}
            />
          }
        />
      </Panel>
      {answered && <RemarkDialog batchId={batch.id} answered={answered} onClose={() => setAnswered(undefined)} />}
    </div>
  );
}
