import { getQueryKey } from '@trpc/react-query';
import type { TFunction } from 'i18next';
import { Suspense, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { type Column, DataTable, useWindowRows } from '../../../shared/ui/data-table/index.ts';
import { Panel } from '../../../shared/ui/Panel.tsx';
import type { ForkedBatch } from './what-ifs.ts';

const ChangedCells = lazyPart(() => import('./ChangedCells.tsx'));

type Affected = Outputs['payroll']['whatIfs']['listAffectedPayees'];
type Person = Affected['rows'][number];

const personColumns = (t: TFunction<['whatIfs', 'batches']>, currency: string, onOpen: (person: Person) => void): Column<Person>[] => [
  {
    id: 'name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    content: (person) => (
      <button type="button" onClick={() => onOpen(person)}>
        {person.name}
      </button>
    ),
    width: 200,
    pin: 'start',
    card: 'title',
  },
  {
    id: 'number',
    name: t('batches:table.number'),
    type: 'text',
    value: ({ employeeNumber }) => employeeNumber,
    width: 104,
    card: 'second',
  },
  { id: 'cells', name: t('cells'), type: 'count', value: ({ changedCells }) => changedCells },
  { id: 'before', name: t('before'), type: 'money', currency, value: ({ before }) => before },
  { id: 'after', name: t('after'), type: 'money', currency, value: ({ after }) => after },
  { id: 'change', name: t('change'), type: 'change', currency, value: ({ change }) => change, pin: 'end', card: 'aside' },
];

/** Who comes out differently, the largest change first; each opens into the cells that differ. */
export function AffectedPeople({ batch, runId }: { batch: ForkedBatch; runId: number }) {
  const { t } = useTranslation(['whatIfs', 'batches']);
  const [opened, setOpened] = useState<Person>();
  const { client } = trpc.useUtils();
  const { id: batchId, currency } = batch;
  const rows = useWindowRows<Person, Affected>({
    keyOf: (range) => getQueryKey(trpc.payroll.whatIfs.listAffectedPayees, { batchId, runId, ...range }, 'query'),
    read: (range, signal) => client.payroll.whatIfs.listAffectedPayees.query({ batchId, runId, ...range }, { signal }),
  });
  const columns = useMemo(() => personColumns(t, currency, setOpened), [t, currency]);
  return (
    <Panel title={t('people')} note={t('peopleNote')} flush>
      <DataTable label={t('people')} columns={columns} rows={rows} isOpen={opened !== undefined} />
      <Suspense>{opened && <ChangedCells batchId={batchId} runId={runId} person={opened} onClose={() => setOpened(undefined)} />}</Suspense>
    </Panel>
  );
}
