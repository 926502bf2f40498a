import { NativeSelect, Select } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../shared/ui/ExplanationView.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { Findings } from '../rules/Findings.tsx';
import type { Copy } from '../rules/rules.ts';
import { useMay } from '../solutions/index.ts';
import classes from './Verification.module.css';
import { type RuleEdit, triedCode, triedColumn } from './verification.ts';

/** While one types, a pause of so many milliseconds asks again. */
const pauseMs = 120;
const peopleMax = 20;
const batchesMax = 10;

interface Props {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly edit: RuleEdit;
  /** The condition can be checked, as far as it can be told here: another one is not asked about. */
  readonly isRight: boolean;
}

/** Whether the condition is true for one person of a calculated batch, and why. */
export function RuleTrial({ copy, definition, edit, isRight }: Props) {
  const { t } = useTranslation('verification');
  const may = useMay(copy.solutionId);
  const { solutionId } = copy;
  const [chosen, setChosen] = useState<number>();
  const [person, setPerson] = useState<number>();
  const mayTry = may('pay.read') && may('batch.read');
  const batches = trpc.payroll.batches.listBatches.useQuery({ solutionId, limit: batchesMax }, { enabled: mayTry });
  const kind = definition.steps.flatMap(({ tables }) => tables).find(({ code }) => code === edit.table)?.kind;
  if (!mayTry || kind !== 'data') return <p className={classes.none}>{t(mayTry ? 'notTried' : 'noPay')}</p>;
  if (!batches.data) return <RowsSkeleton rows={2} />;
  const usable = batches.data.rows.filter(({ net }) => net !== null);
  const batchId = chosen ?? usable[0]?.id;
  if (batchId === undefined) return <p className={classes.none}>{t('noBatch')}</p>;
  return (
    <div className={classes.fields}>
      <NativeSelect
        label={t('batch')}
        value={String(batchId)}
        data={usable.map(({ id, name }) => ({ value: String(id), label: name }))}
        onChange={({ currentTarget: { value } }) => setChosen(Number(value))}
      />
      <PersonSelect batchId={batchId} table={edit.table} value={person} onChoose={setPerson} />
      {person !== undefined && (
        <div className={classes.wide}>
          <Outcome copy={copy} edit={edit} isRight={isRight} batchId={batchId} employeeId={person} />
        </div>
      )}
    </div>
  );
}

interface PersonProps {
  readonly batchId: number;
  readonly table: string;
  readonly value: number | undefined;
  readonly onChoose: (employeeId: number) => void;
}

function PersonSelect({ batchId, table, value, onChoose }: PersonProps) {
  const { t } = useTranslation('verification');
  const [typed, setTyped] = useState('');
  const [sought] = useDebouncedValue(typed.trim(), pauseMs);
  const people = trpc.payroll.tables.listRows.useQuery(
    { batchId, table, limit: peopleMax, ...(sought === '' || sought.includes(' · ') ? {} : { search: sought }) },
    { placeholderData: keepPreviousData },
  );
  return (
    <Select
      label={t('person')}
      placeholder={t('personHint')}
      searchable
      filter={({ options }) => options}
      value={value === undefined ? null : String(value)}
      onSearchChange={setTyped}
      onChange={(next) => next !== null && onChoose(Number(next))}
      data={[...new Map((people.data?.rows ?? []).map((row) => [row.employeeId, row])).values()].map(
        ({ employeeId, name, employeeNumber }) => {
          return { value: String(employeeId), label: `${name} · ${employeeNumber}` };
        },
      )}
    />
  );
}

type OutcomeProps = Pick<Props, 'copy' | 'edit' | 'isRight'> & { readonly batchId: number; readonly employeeId: number };

function Outcome({ copy, edit, isRight, batchId, employeeId }: OutcomeProps) {
  const { t } = useTranslation('verification');
  const format = useFormat();
  const [condition] = useDebouncedValue(edit.condition, pauseMs);
  const { table } = edit;
  const query = trpc.payroll.rules.tryRule.useQuery(
    { batchId, employeeId, table, column: triedCode, copyNumber: copy.number, changes: [triedColumn({ table, condition })] },
    { enabled: isRight && condition.trim() !== '', placeholderData: keepPreviousData },
  );
  if (!query.data) return null;
  const { explanation, findings } = query.data;
  return (
    <div aria-live="polite">
      {findings.length > 0 && <Findings findings={findings} />}
      {explanation && (
        <>
          <p className={classes.outcome}>{t('outcome', { value: explanation.shown ? format.name(explanation.shown) : t('blank') })}</p>
          <ExplanationView root={explanation} />
        </>
      )}
    </div>
  );
}
