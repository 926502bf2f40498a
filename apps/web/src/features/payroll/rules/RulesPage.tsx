import { getRouteApi } from '@tanstack/react-router';
import { definitionScopes } from '@wagewright/calc-engine/authoring';
import { isAllowed } from '@wagewright/contracts';
import type { CalculationDefinition } from '@wagewright/contracts/definition';
import { solutionCopyMachine } from '@wagewright/contracts/payroll/solutions';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { PageSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { ColumnPanel } from './ColumnPanel.tsx';
import { Findings } from './Findings.tsx';
import { Outline } from './Outline.tsx';
import classes from './Rules.module.css';
import { type Copy, hasFormula, readDefinition, tablesOf } from './rules.ts';

const route = getRouteApi('/_app/payroll/solutions/$solutionId_/copies/$number_/rules');

export function RulesPage() {
  const { solutionId, number } = route.useParams();
  const query = trpc.payroll.copies.getCopy.useQuery({ solutionId: Number(solutionId), number: Number(number) });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />} isPage>
      {(copy) => <RulesView copy={copy} />}
    </Loaded>
  );
}

function RulesView({ copy }: { copy: Copy }) {
  const { t } = useTranslation('rules');
  const format = useFormat();
  const { solutionId, number } = copy;
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const definition = useMemo(() => readDefinition(copy), [copy]);
  const name = solution.data ? format.name(solution.data.name) : t('solution');
  return (
    <>
      <PageHeader
        title={t('title', { number })}
        trail={[
          { label: t('solutions'), link: { to: '/payroll/solutions' } },
          { label: name, link: { to: '/payroll/solutions/$solutionId', params: { solutionId: String(solutionId) } } },
        ]}
        facts={[format.name(solutionCopyMachine.labels[copy.status])]}
      />
      {copy.findings.length > 0 && <Findings findings={copy.findings} />}
      {definition ? <Editor copy={copy} definition={definition} /> : <MessageBox tone="bad">{t('unreadable')}</MessageBox>}
    </>
  );
}

function Editor({ copy, definition }: { copy: Copy; definition: CalculationDefinition }) {
  const { t } = useTranslation('rules');
  const can = useCan();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const scopes = useMemo(() => definitionScopes(definition), [definition]);
  const tables = tablesOf(definition);
  const table = tables.find(({ code }) => code === search.table) ?? tables.find(({ kind }) => kind === 'data') ?? tables[0];
  if (!table) return null;
  const column =
    table.columns.find(({ code }) => code === search.column) ?? table.columns.find((one) => hasFormula(table, one)) ?? table.columns[0];
  const scope = scopes.get(table.code);
  const open = (next: { table: string; column?: string }) =>
    void navigate({
      search: ({ batch, person }) => ({ ...next, ...(batch ? { batch } : {}), ...(person ? { person } : {}) }),
      resetScroll: false,
    });
  return (
    <div className={classes.page}>
      <Outline tables={tables} table={table} column={column?.code} onOpen={open} />
      {column && scope ? (
        <ColumnPanel
          key={`${table.code}.${column.code}`}
          copy={copy}
          definition={definition}
          table={table}
          column={column}
          scope={scope}
          canEdit={can('solution.edit') && isAllowed(solutionCopyMachine, copy.status, 'edit')}
          onOpen={open}
        />
      ) : (
        <MessageBox tone="decision">{t('pivotGroups')}</MessageBox>
      )}
    </div>
  );
}
