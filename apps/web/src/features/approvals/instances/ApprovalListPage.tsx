import { Group, Pagination, SegmentedControl } from '@mantine/core';
import { IconChecklist } from '@tabler/icons-react';
import { keepPreviousData } from '@tanstack/react-query';
import { getRouteApi, Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useClock } from '../../../shared/clock-context.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { defined } from '../../../shared/search.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { PageHeader } from '../../../shared/ui/PageHeader.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './ApprovalListPage.module.css';
import { ApprovalStatusBadge } from './ApprovalStatusBadge.tsx';

type ApprovalRow = Outputs['approvals']['instances']['listInstances']['rows'][number];

const route = getRouteApi('/_app/approvals/');
const pageRows = 20;

export function ApprovalListPage() {
  const { t } = useTranslation(['approvals', 'batches']);
  const { show = 'pending', page = 1 } = route.useSearch();
  const navigate = route.useNavigate();
  const query = trpc.approvals.instances.listInstances.useQuery(
    { show, offset: (page - 1) * pageRows, limit: pageRows },
    { placeholderData: keepPreviousData },
  );
  return (
    <>
      <PageHeader title={t('title')} description={t('lead')} />
      <SegmentedControl
        aria-label={t('show')}
        value={show}
        onChange={(value) => void navigate({ search: value === 'processed' ? { show: 'processed' } : {} })}
        data={[
          { value: 'pending', label: t('pending') },
          { value: 'processed', label: t('processed') },
        ]}
        mb="md"
      />
      <Panel flush>
        <Loaded query={query} skeleton={<RowsSkeleton />}>
          {({ rows }) =>
            rows.length === 0 ? (
              <EmptyState
                icon={<IconChecklist size={24} />}
                title={show === 'pending' ? t('emptyPendingTitle') : t('emptyProcessedTitle')}
                {...(show === 'pending' ? { text: t('emptyPendingText') } : {})}
              />
            ) : (
              <ApprovalRows rows={rows} />
            )
          }
        </Loaded>
      </Panel>
      {query.data && query.data.total > pageRows && (
        <Group justify="center" mt="lg">
          <Pagination
            total={Math.ceil(query.data.total / pageRows)}
            value={page}
            onChange={(next) =>
              void navigate({ search: defined({ show: show === 'processed' ? show : undefined, page: next === 1 ? undefined : next }) })
            }
            getItemProps={(item) => ({ 'aria-label': t('batches:page', { page: item }) })}
            getControlProps={(control) => ({ 'aria-label': control === 'previous' ? t('batches:previousPage') : t('batches:nextPage') })}
          />
        </Group>
      )}
    </>
  );
}

function ApprovalRows({ rows }: { rows: readonly ApprovalRow[] }) {
  const { t } = useTranslation('approvals');
  const format = useFormat();
  const now = useClock().now();
  return (
    <ul className={classes.list}>
      {rows.map((row) => (
        <li key={row.id}>
          <Link to="/approvals/$approvalId" params={{ approvalId: String(row.id) }} className={classes.item}>
            <span className={classes.what}>
              <span className={classes.name}>{format.name(row.title)}</span>
              <span className={classes.second}>
                {t('columns.by')} {row.submittedBy} · <time dateTime={row.submittedAt}>{format.ago(row.submittedAt, now)}</time>
              </span>
            </span>
            <ApprovalStatusBadge status={row.status} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
