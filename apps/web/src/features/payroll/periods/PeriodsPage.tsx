import { NativeSelect, SegmentedControl } from '@mantine/core';
import { IconCalendarPlus, IconCalendarTime } from '@tabler/icons-react';
import { getRouteApi } from '@tanstack/react-router';
import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import { type HeaderAction, PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { useCan } from '../../../shared/views.ts';
import { OpenPeriods } from './OpenPeriods.tsx';
import { PeriodDetails } from './PeriodDetails.tsx';
import { PeriodList } from './PeriodList.tsx';
import classes from './PeriodsPage.module.css';
import { firstYear, Year, Years } from './PeriodYear.tsx';
import type { Period } from './period-events.ts';
import type { PeriodSearch } from './period-search.ts';
import { isOfYear } from './waiting.ts';

const GenerateCalendar = lazyPart(() => import('./GenerateCalendar.tsx'));
const PeriodForm = lazyPart(() => import('./PeriodForm.tsx'));
const route = getRouteApi('/_app/payroll/periods/');

export function PeriodsPage() {
  const { t } = useTranslation('periods');
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const format = useFormat();
  const can = useCan();
  const solutions = trpc.payroll.solutions.listSolutions.useQuery({});
  const solutionId = search.solution ?? solutions.data?.rows[0]?.id;
  const go = (changed: { [Key in keyof PeriodSearch]?: PeriodSearch[Key] | undefined }) =>
    void navigate({ search: defined({ ...search, ...changed }), resetScroll: false });
  const mayEdit = can('period.edit');
  const actions: { primary: HeaderAction; secondary: HeaderAction } = {
    primary: { id: 'generate', label: t('generate.open'), icon: <IconCalendarTime size={16} />, run: () => go({ form: 'generate' }) },
    secondary: { id: 'create', label: t('create.open'), icon: <IconCalendarPlus size={16} />, run: () => go({ form: 'create' }) },
  };
  const isRefused = search.form !== undefined && !mayEdit;
  return (
    <>
      <PageHeader title={t('title')} facts={[t('lead')]} {...(mayEdit && solutionId !== undefined ? actions : {})} />
      {isRefused && <MessageBox tone="decision">{t('noPermission')}</MessageBox>}
      <div className={classes.tools}>
        <NativeSelect
          label={t('fields.solution')}
          value={String(solutionId ?? '')}
          onChange={({ currentTarget: { value } }) => go({ solution: Number(value), year: undefined, period: undefined })}
          data={(solutions.data?.rows ?? []).map(({ id, name }) => ({ value: String(id), label: format.name(name) }))}
        />
        <SegmentedControl
          aria-label={t('view.label')}
          value={search.view ?? 'calendar'}
          onChange={(view) => go({ view: view === 'list' ? 'list' : undefined })}
          data={[
            { value: 'calendar', label: t('view.calendar') },
            { value: 'list', label: t('view.list') },
          ]}
        />
      </div>
      {solutionId === undefined ? (
        solutions.isSuccess && <EmptyState title={t('noSolutions')} />
      ) : (
        <SolutionPeriods key={solutionId} solutionId={solutionId} search={search} go={go} mayEdit={mayEdit} />
      )}
    </>
  );
}

interface SolutionProps {
  readonly solutionId: number;
  readonly search: PeriodSearch;
  readonly go: (changed: { [Key in keyof PeriodSearch]?: PeriodSearch[Key] | undefined }) => void;
  readonly mayEdit: boolean;
}

function SolutionPeriods({ solutionId, search, go, mayEdit }: SolutionProps) {
  const query = trpc.payroll.periods.listPeriods.useQuery({ solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton />}>
      {({ rows }) => <PeriodsView solutionId={solutionId} periods={rows} search={search} go={go} mayEdit={mayEdit} />}
    </Loaded>
  );
}

function PeriodsView({ solutionId, periods, search, go, mayEdit }: SolutionProps & { readonly periods: readonly Period[] }) {
  const { t } = useTranslation('periods');
  const clock = useClock();
  const year = search.year ?? firstYear(periods, clock.now());
  const ofYear = periods.filter((period) => isOfYear(period, year));
  const open = (period: Period) => go({ period: period.id });
  const shown = periods.find(({ id }) => id === search.period);
  const form = mayEdit ? search.form : undefined;
  return (
    <div className={classes.stack}>
      {periods.length === 0 ? (
        <Panel>
          <EmptyState title={t('emptyTitle')} text={t('emptyText')} />
        </Panel>
      ) : (
        <>
          <OpenPeriods periods={periods} onOpen={open} />
          <Panel
            title={t(search.view === 'list' ? 'view.list' : 'view.calendar')}
            actions={<Years year={year} go={(to) => go({ year: to })} />}
            flush={search.view === 'list'}
          >
            {search.view === 'list' ? (
              <PeriodList periods={ofYear} onOpen={open} />
            ) : (
              <Year solutionId={solutionId} year={year} periods={ofYear} onOpen={open} />
            )}
          </Panel>
        </>
      )}
      {shown && form !== 'edit' && (
        <PeriodDetails period={shown} onEdit={() => go({ form: 'edit' })} onClose={() => go({ period: undefined })} />
      )}
      <Suspense>
        {form === 'generate' && (
          <GenerateCalendar
            solutionId={solutionId}
            onClose={() => go({ form: undefined })}
            onDone={(first) => go({ form: undefined, year: first ?? search.year })}
          />
        )}
        {form === 'create' && <PeriodForm solutionId={solutionId} last={periods[0]} onClose={() => go({ form: undefined })} />}
        {form === 'edit' && shown && (
          <PeriodForm key={shown.version} solutionId={solutionId} period={shown} onClose={() => go({ form: undefined })} />
        )}
      </Suspense>
    </div>
  );
}
