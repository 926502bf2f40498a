import { getRouteApi } from '@tanstack/react-router';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { CellExplanation } from '../batches/index.ts';
import { ChangesSince } from './ChangesSince.tsx';
import { EarlierPeriods } from './EarlierPeriods.tsx';
import { FrozenInputs } from './FrozenInputs.tsx';
import { PayeeFindings } from './PayeeFindings.tsx';
import classes from './PayeePage.module.css';
import { PaySummary } from './PaySummary.tsx';
import { PayslipState } from './PayslipState.tsx';
import type { Batch, ExplainedFigure, Payee, TriedLines } from './payees.ts';
import { ResultLines } from './ResultLines.tsx';
import { TypedInputs } from './TypedInputs.tsx';

const TrialEffect = lazyPart(() => import('./TrialEffect.tsx'));
const route = getRouteApi('/_app/payroll/batches/$batchId_/people/$employeeId');
const nothing: Readonly<Record<string, TriedLines>> = {};

interface Props {
  readonly batch: Batch;
  readonly payee: Payee;
}

/** What is paid and why at the left; at the right what it comes to, what a trial would make of it, and how it was before. */
export function PayeeView({ batch, payee }: Props) {
  const { t } = useTranslation('payees');
  const format = useFormat();
  const { employeeId } = payee;
  const query = trpc.payroll.payees.getPayeeTables.useQuery({ batchId: batch.id, employeeId });
  // what is tried, by table, and how often it was given up: fields begin anew then
  const [tried, setTried] = useState(nothing);
  const [round, setRound] = useState(0);
  const giveUp = () => {
    setTried(nothing);
    setRound((before) => before + 1);
  };
  const { held, added } = payee;
  return (
    <div className={classes.page}>
      <div className={classes.main}>
        {held && (
          <MessageBox tone="decision" title={t('held.title')}>
            {t(held.reason ? 'held.reason' : 'held.plain', { reason: held.reason, name: held.by ?? '–', at: format.instant(held.at) })}
          </MessageBox>
        )}
        {added && <p className={classes.note}>{t('added', { reason: added.reason, name: added.by, at: format.instant(added.at) })}</p>}
        <PayeeFindings batch={batch} employeeId={employeeId} />
        <Loaded query={query} skeleton={<RowsSkeleton rows={8} />}>
          {({ inputs, results, frozenAt }) => (
            <>
              <TypedInputs
                key={`typed ${round}`}
                tables={inputs.filter(({ kind }) => kind === 'typed')}
                onTry={(table, lines) => setTried((before) => defined({ ...before, [table]: lines }) as typeof before)}
              />
              <Results batch={batch} payee={payee} tables={results} />
              {batch.hasWholeResult && <ChangesSince batch={batch} employeeId={employeeId} />}
              <FrozenInputs
                key={`frozen ${round}`}
                tables={inputs.filter(({ kind }) => kind === 'frozen')}
                frozenAt={frozenAt}
                onTry={(table, lines) => setTried((before) => defined({ ...before, [table]: lines }) as typeof before)}
              />
            </>
          )}
        </Loaded>
      </div>
      <aside className={classes.side} aria-label={t('side')}>
        <PaySummary batch={batch} payee={payee} />
        {Object.keys(tried).length > 0 && query.data && (
          <Suspense fallback={<RowsSkeleton rows={3} />}>
            <TrialEffect batch={batch} payee={payee} tables={query.data.inputs} tried={tried} onGiveUp={giveUp} />
          </Suspense>
        )}
        <PayslipState batch={batch} payee={payee} />
        <EarlierPeriods payee={payee} />
      </aside>
    </div>
  );
}

/** Every calculated line; each opens its explanation, which the address holds. */
function Results({ batch, payee, tables }: Props & { tables: React.ComponentProps<typeof ResultLines>['tables'] }) {
  const { table, column, line = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const explain = (figure: ExplainedFigure | undefined) =>
    void navigate({
      search: figure ? { table: figure.table, column: figure.column, ...(figure.line > 0 ? { line: figure.line + 1 } : {}) } : {},
      replace: true,
      resetScroll: false,
    });
  const shown = trpc.payroll.tables.listTables.useQuery({ batchId: batch.id }, { enabled: table !== undefined });
  const explained = shown.data?.tables.find(({ code }) => code === table);
  return (
    <>
      <ResultLines batch={batch} tables={tables} onExplain={explain} />
      <Suspense>
        {explained && column !== undefined && (
          <CellExplanation
            batch={batch}
            table={explained}
            employeeId={payee.employeeId}
            line={line - 1}
            column={column}
            onLine={(next) => explain({ table: explained.code, column, line: next })}
            onClose={() => explain(undefined)}
          />
        )}
      </Suspense>
    </>
  );
}
