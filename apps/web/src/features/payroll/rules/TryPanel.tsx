import { NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi } from '@tanstack/react-router';
import { memo, useEffect, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../shared/ui/ExplanationView.tsx';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useMay } from '../solutions/index.ts';
import { Findings } from './Findings.tsx';
import classes from './Rules.module.css';
import type { Copy, columnChange } from './rules.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/copies/$number_/rules');

/** While one types a name, a pause of so many milliseconds asks again. */
const pauseMs = 120;
const batchesMax = 10;
const peopleMax = 20;

interface Props {
  readonly copy: Copy;
  readonly table: string;
  readonly column: string;
  /** What is not saved yet; null where nothing is. */
  readonly change: ReturnType<typeof columnChange> | null;
  /** The formula can be calculated, as far as it can be told here: another one is not asked about. */
  readonly isRight: boolean;
}

/** What the rule gives for one person of a calculated batch, and why: with what is typed and not saved. */
export function TryPanel(props: Props) {
  const { t } = useTranslation('rules');
  const may = useMay(props.copy.solutionId);
  const { solutionId } = props.copy;
  const mayTry = may('pay.read') && may('batch.read');
  const batches = trpc.payroll.batches.listBatches.useQuery({ solutionId, limit: batchesMax }, { enabled: mayTry });
  const usable = useMemo(() => batches.data?.rows.filter(({ net }) => net !== null), [batches.data]);
  if (!mayTry) return <p className={classes.given}>{t('noPay')}</p>;
  if (batches.error) return <FailureState error={batches.error} onRetry={batches.refetch} />;
  if (!usable) return <RowsSkeleton rows={2} />;
  if (usable.length === 0) return <p className={classes.given}>{t('noBatch')}</p>;
  return <Trial {...props} batches={usable} />;
}

interface Batch {
  readonly id: number;
  readonly name: string;
}

function Trial({ copy, table, column, change, isRight, batches }: Props & { batches: readonly Batch[] }) {
  const { person, batch } = route.useSearch();
  const batchId = batches.find(({ id }) => id === batch)?.id ?? batches[0]?.id ?? 0;
  return (
    <div className={classes.try}>
      <TriedOn batches={batches} batchId={batchId} person={person} />
      {person !== undefined && (
        <Outcome copy={copy} table={table} column={column} change={change} isRight={isRight} batchId={batchId} employeeId={person} />
      )}
    </div>
  );
}

interface TriedOnProps {
  readonly batches: readonly Batch[];
  readonly batchId: number;
  readonly person: number | undefined;
}

/** Whom the rule is tried on. It stays as it is drawn while one types the formula. */
const TriedOn = memo(function TriedOn({ batches, batchId, person }: TriedOnProps) {
  const { t } = useTranslation('rules');
  const navigate = route.useNavigate();
  const choose = (next: { batch?: number; person?: number }) =>
    void navigate({ search: (before) => ({ ...before, ...next }), replace: true, resetScroll: false, ignoreBlocker: true });
  return (
    <div className={classes.names}>
      <NativeSelect
        label={t('batch')}
        value={String(batchId)}
        data={batches.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => choose({ batch: Number(value) })}
      />
      <PersonField batchId={batchId} value={person} onChoose={(chosen) => choose({ person: chosen })} />
    </div>
  );
});

interface PersonProps {
  readonly batchId: number;
  readonly value: number | undefined;
  readonly onChoose: (employeeId: number) => void;
}

/** Somebody whom the batch pays, sought by name or number. Whoever is chosen stays in the list, whatever is sought next. */
function PersonField({ batchId, value, onChoose }: PersonProps) {
  const { t } = useTranslation('rules');
  const [typed, setTyped] = useState('');
  const [chosen, setChosen] = useState<{ value: string; label: string }>();
  const [paused] = useDebouncedValue(typed.trim(), pauseMs);
  const sought = paused === chosen?.label ? '' : paused;
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
  const others = found.filter(({ value: id }) => id !== chosen?.value);
  return (
    <Select
      label={t('person')}
      placeholder={t('personHint')}
      searchable
      filter={({ options }) => options}
      value={value === undefined ? null : String(value)}
      onSearchChange={setTyped}
      onChange={(next, option) => {
        if (next === null) return;
        setChosen(option);
        onChoose(Number(next));
      }}
      nothingFoundMessage={t('nobody')}
      data={chosen ? [chosen, ...others] : found}
    />
  );
}

interface OutcomeProps extends Omit<Props, 'copy'> {
  readonly copy: Copy;
  readonly batchId: number;
  readonly employeeId: number;
}

function Outcome({ copy, table, column, change, isRight, batchId, employeeId }: OutcomeProps) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const [asked, setAsked] = useState(change);
  const query = trpc.payroll.rules.tryRule.useQuery(
    { batchId, employeeId, table, column, copyNumber: copy.number, changes: asked ? [asked] : [] },
    { enabled: isRight, placeholderData: keepPreviousData },
  );
  // asked at once, and of what is typed meanwhile the latest when the answer is there
  const { isFetching } = query;
  const wanted = JSON.stringify(change);
  useEffect(() => {
    if (!isFetching && isRight) setAsked(JSON.parse(wanted) as typeof change);
  }, [isFetching, isRight, wanted]);
  if (query.error) return <FailureState error={query.error} onRetry={query.refetch} />;
  if (!query.data) return <RowsSkeleton rows={2} />;
  const { explanation, findings, missing } = query.data;
  return (
    <div aria-live="polite">
      {missing.length > 0 && <MessageBox tone="decision">{t('missing', { names: missing.join(', ') })}</MessageBox>}
      {findings.length > 0 && <Findings findings={findings} />}
      {explanation && (
        <div data-stale={!isRight || undefined} className={classes.outcome}>
          <p className={classes.value} data-live>
            {explanation.shown ? format.name(explanation.shown) : t('blank')}
          </p>
          <ExplanationView root={explanation} />
        </div>
      )}
    </div>
  );
}
