import { useMediaQuery } from '@mantine/hooks';
import { getRouteApi } from '@tanstack/react-router';
import { isAllowed } from '@wagewright/contracts';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { Suspense, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { ColumnPanel } from './ColumnPanel.tsx';
import { DraftProvider } from './draft/DraftProvider.tsx';
import { type RulesPlace, useDraft } from './draft/draft-context.ts';
import { Findings } from './Findings.tsx';
import { FlowView } from './flow/index.ts';
import { Outline } from './Outline.tsx';
import { StartPanel } from './panels/StartPanel.tsx';
import { StepPanel } from './panels/StepPanel.tsx';
import { TablePanel } from './panels/TablePanel.tsx';
import { Toolbar } from './panels/Toolbar.tsx';
import { WholePanel } from './panels/WholePanel.tsx';
import classes from './Rules.module.css';
import { type Copy, readDefinition, tablesOf } from './rules.ts';
import { hasPay } from './starters/pay-item.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/copies/$number_/rules');

export function RulesPage() {
  const { solutionId, number } = route.useParams();
  const query = trpc.payroll.copies.getCopy.useQuery({ solutionId: Number(solutionId), number: Number(number) });
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: Number(solutionId) });
  // what may be done is known before a rule is drawn: an editor that became one afterwards would lose what is being typed into it
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(copy) => (
        <Loaded query={solution} skeleton={<PageSkeleton />} isPage>
          {(read) => <RulesView copy={copy} solution={read} />}
        </Loaded>
      )}
    </Loaded>
  );
}

function RulesView({ copy, solution }: { copy: Copy; solution: Outputs['payroll']['solutions']['getSolution'] }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const navigate = route.useNavigate();
  const { solutionId, number } = copy;
  const definition = useMemo(() => readDefinition(copy), [copy]);
  const name = format.name(solution.name);
  const canEdit = solution.may.includes('solution.edit') && isAllowed(solutionCopyMachine, copy.status, 'edit');
  const open = (next: RulesPlace) =>
    void navigate({
      search: ({ batch, person }) => ({ ...next, ...(batch ? { batch } : {}), ...(person ? { person } : {}) }),
      resetScroll: false,
    });
  const copyPage = {
    to: '/payroll/solutions/$solutionId/copies/$number',
    params: { solutionId: String(solutionId), number: String(number) },
  } as const;
  return (
    <>
      <PageHeader
        title={t('title', { number })}
        trail={[
          { label: t('solutions'), link: { to: '/payroll/solutions' } },
          { label: name, link: { to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } } },
        ]}
        secondary={{ id: 'copy', label: canEdit ? t('toRelease') : t('copy', { number }), link: copyPage }}
        facts={[format.name(solutionCopyMachine.labels[copy.status]), ...(canEdit ? [] : [t('published')])]}
      />
      {copy.findings.length > 0 && <Findings findings={copy.findings} />}
      {definition ? (
        <DraftProvider copy={copy} definition={definition} canEdit={canEdit} onOpen={open}>
          <Editor />
        </DraftProvider>
      ) : (
        <MessageBox tone="bad">{t('unreadable')}</MessageBox>
      )}
    </>
  );
}

/** Where one is by the address; without any, where the rules begin, or the first table that calculates. */
function placeOf(search: RulesPlace, definition: CalculationDefinition, canEdit: boolean): RulesPlace {
  if (search.view ?? search.step ?? search.table) return search;
  if (canEdit && !hasPay(definition, 'earning')) return { view: 'start' };
  const tables = tablesOf(definition);
  const [first] = tables;
  const table = tables.find(({ kind }) => kind === 'data') ?? first;
  return table ? { table: table.code } : { view: 'whole' };
}

function Editor() {
  const { definition, canEdit } = useDraft();
  const search = route.useSearch();
  const isWide = useMediaQuery('(min-width: 900px)', true, { getInitialValueInEffect: false });
  const place = placeOf(search, definition, canEdit);
  const table = tablesOf(definition).find(({ code }) => code === place.table);
  return (
    <div className={classes.page}>
      <div className={classes.aside}>
        {canEdit && <Toolbar table={table} />}
        <Outline place={place} hasFlow={isWide} />
      </div>
      <Shown place={place} hasFlow={isWide} />
    </div>
  );
}

/** What stands at a place of the rules. */
function Shown({ place, hasFlow }: { place: RulesPlace; hasFlow: boolean }) {
  const { t } = useTranslation('rules');
  const { definition } = useDraft();
  const step = definition.steps.find(({ code }) => code === place.step);
  const table = tablesOf(definition).find(({ code }) => code === place.table);
  const column = table?.columns.find(({ code }) => code === place.column);
  if (place.view === 'start') return <StartPanel />;
  if (place.view === 'whole') return <WholePanel />;
  if (place.view === 'flow' && hasFlow)
    return (
      <Suspense fallback={<PageSkeleton />}>
        <FlowView />
      </Suspense>
    );
  if (step) return <StepPanel key={step.code} step={step} />;
  if (table && column) return <ColumnPanel key={`${table.code}.${column.code}`} table={table} column={column} />;
  if (table) return <TablePanel key={table.code} table={table} />;
  return <MessageBox tone="decision">{t(place.view === 'flow' ? 'flow.narrow' : 'notThere')}</MessageBox>;
}
