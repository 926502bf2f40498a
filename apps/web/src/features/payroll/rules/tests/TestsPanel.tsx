import { Button, Group, UnstyledButton } from '@mantine/core';
import { isAllowed } from '@wagewright/contracts';
import type { CalculationDefinition, DefinitionTest } from '@wagewright/contracts/definition';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { FailureState } from '../../../../shared/ui/FailureState.tsx';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../../shared/ui/StatusBadge.tsx';
import { useMay } from '../../solutions/index.ts';
import { type Copy, readDefinition } from '../rules.ts';
import { FromBatch } from './FromBatch.tsx';
import { TestDetail } from './TestDetail.tsx';
import { TestEditor } from './TestEditor.tsx';
import classes from './Tests.module.css';
import { type RunTest, useTestRuns } from './use-test-runs.ts';

export interface TestsPanelProps {
  readonly solutionId: number;
  readonly number: number;
}

/** The tests of a copy: which are green now, what a red one expected and got, and of a draft how they are made and changed. */
export default function TestsPanel({ solutionId, number }: TestsPanelProps) {
  const query = trpc.payroll.copies.getCopy.useQuery({ solutionId, number });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={4} />}>
      {(copy) => <Tests copy={copy} />}
    </Loaded>
  );
}

/** What is open: a test, one that is edited, a new one, or the way from a batch. */
type Open = { readonly what: 'shown' | 'edited'; readonly name: string } | { readonly what: 'new' | 'batch' } | null;

function Tests({ copy }: { copy: Copy }) {
  const { t } = useTranslation('tests');
  const may = useMay(copy.solutionId);
  const definition = readDefinition(copy);
  const { runs, isRunning, error, refetch } = useTestRuns(copy);
  const [open, setOpen] = useState<Open>(null);
  if (copy.testsHidden || !definition) return <Panel title={t('title')}>{t('hidden')}</Panel>;
  const { tests } = definition;
  const canEdit = may('solution.edit') && isAllowed(solutionCopyMachine, copy.status, 'edit');
  const red = [...runs.values()].filter(({ passed }) => !passed).length;
  const state = isRunning
    ? t('running')
    : red > 0
      ? t('someRed', { count: tests.length, red })
      : runs.size > 0
        ? t('allGreen', { count: tests.length })
        : '';
  const close = () => setOpen(null);
  return (
    <Panel
      title={t('title')}
      note={
        <>
          {t('note')} <strong role="status">{state}</strong>
        </>
      }
      flush
      actions={
        canEdit && (
          <Group gap="xs" wrap="nowrap">
            {may('pay.read') && may('batch.read') && (
              <Button variant="default" onClick={() => setOpen({ what: 'batch' })}>
                {t('fromBatch')}
              </Button>
            )}
            <Button variant="default" onClick={() => setOpen({ what: 'new' })}>
              {t('add')}
            </Button>
          </Group>
        )
      }
    >
      {error !== null && <FailureState error={error} onRetry={refetch} />}
      {open?.what === 'batch' && <FromBatch copy={copy} onClose={close} />}
      {open?.what === 'new' && (
        <div className={classes.detail}>
          <TestEditor copy={copy} definition={definition} test={null} onDone={close} />
        </div>
      )}
      {tests.length === 0 && open === null && <p className={classes.row}>{t('none')}</p>}
      <ul className={classes.list} aria-label={t('title')}>
        {tests.map((test) => (
          <li key={test.name}>
            <TestRow
              test={test}
              run={runs.get(test.name)}
              isOpen={open !== null && 'name' in open && open.name === test.name}
              onToggle={() =>
                setOpen((now) => (now !== null && 'name' in now && now.name === test.name ? null : { what: 'shown', name: test.name }))
              }
            />
            {open !== null && 'name' in open && open.name === test.name && (
              <TestContent
                copy={copy}
                definition={definition}
                test={test}
                run={runs.get(test.name)}
                canEdit={canEdit}
                isEdited={open.what === 'edited'}
                onEdit={() => setOpen({ what: 'edited', name: test.name })}
                onDone={close}
              />
            )}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

interface RowProps {
  readonly test: DefinitionTest;
  readonly run: RunTest | undefined;
  readonly isOpen: boolean;
  readonly onToggle: () => void;
}

function TestRow({ test, run, isOpen, onToggle }: RowProps) {
  const { t } = useTranslation('tests');
  const people = Math.max(0, ...Object.values(test.rows).map(({ length }) => length));
  const tone = run ? (run.passed ? 'good' : 'bad') : 'quiet';
  return (
    <UnstyledButton className={classes.row} aria-expanded={isOpen} onClick={onToggle}>
      <span>{test.name}</span>
      <span className={classes.second}>
        {t('people', { count: people })}
        {test.next && ` · ${t('periods', { count: test.next.length + 1 })}`}
      </span>
      <StatusBadge tone={tone}>{run ? t(run.passed ? 'green' : 'red') : t('notRun')}</StatusBadge>
    </UnstyledButton>
  );
}

interface ContentProps {
  readonly copy: Copy;
  readonly definition: CalculationDefinition;
  readonly test: DefinitionTest;
  readonly run: RunTest | undefined;
  readonly canEdit: boolean;
  readonly isEdited: boolean;
  readonly onEdit: () => void;
  readonly onDone: () => void;
}

function TestContent({ copy, definition, test, run, canEdit, isEdited, onEdit, onDone }: ContentProps) {
  return (
    <div className={classes.detail}>
      {isEdited ? (
        <TestEditor copy={copy} definition={definition} test={test} onDone={onDone} />
      ) : (
        <TestDetail copy={copy} definition={definition} test={test} run={run} canEdit={canEdit} onEdit={onEdit} onDone={onDone} />
      )}
    </div>
  );
}
