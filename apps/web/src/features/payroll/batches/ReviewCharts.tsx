import { useTranslation } from 'react-i18next';
import { add, subtract } from '../../../shared/format/decimal.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ChangeBars } from '../../../shared/ui/ChangeBars.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './BatchReview.module.css';
import type { Review } from './review.ts';

const departmentsShown = 10;
/** What moves pay, who comes, who goes; what did not change moves nothing. */
const causes = ['changed-pay', 'joiners', 'newly-paid', 'leavers', 'no-longer-paid', 'held'] as const;

interface Props {
  readonly review: Review;
  readonly currency: string;
}

/** Why net pay moved, and in which departments. */
export function ReviewCharts({ review, currency }: Props) {
  const hasPrevious = review.totals.some(({ previous }) => previous !== null);
  return (
    <div className={classes.pair} data-even>
      {hasPrevious && <Variance review={review} currency={currency} />}
      <Departments departments={review.departments} currency={currency} hasPrevious={hasPrevious} />
    </div>
  );
}

function Variance({ review, currency }: Props) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const changes = causes.flatMap((one) => review.variance.find(({ cause }) => cause === one) ?? []);
  return (
    <Panel title={t('review.variance')} note={t('review.varianceNote')}>
      <ChangeBars
        label={t('review.variance')}
        write={(amount) => format.change(amount, currency)}
        bars={changes.map(({ cause, amount, people }) => ({
          id: cause,
          name: t(`review.causes.${cause}`),
          amount,
          note: t('facts.people', { count: people, total: format.count(people) }),
        }))}
        total={{ name: t('review.sum'), amount: changes.reduce((sum, { amount }) => add(sum, amount), '0') }}
      />
    </Panel>
  );
}

interface DepartmentProps {
  readonly departments: Review['departments'];
  readonly currency: string;
  readonly hasPrevious: boolean;
}

/** Against a period before the changes are drawn: before and now side by side would look alike. */
function Departments({ departments, currency, hasPrevious }: DepartmentProps) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const shown = departments.rows.slice(0, departmentsShown);
  const counts = { shown: format.count(shown.length), total: format.count(departments.total) };
  return (
    <Panel
      title={t(hasPrevious ? 'review.departmentChanges' : 'review.departments')}
      note={t(hasPrevious ? 'review.departmentsNote' : 'review.departmentsFirst', counts)}
    >
      <ChangeBars
        label={t(hasPrevious ? 'review.departmentChanges' : 'review.departments')}
        write={(amount) => (hasPrevious ? format.change(amount, currency) : format.money(amount, currency))}
        bars={shown.map(({ department, net, previous }) => ({
          id: format.name(department),
          name: format.name(department),
          amount: previous === null ? net : subtract(net, previous),
          ...(previous === null ? {} : { note: t('review.nowNet', { amount: format.money(net, currency) }) }),
        }))}
      />
    </Panel>
  );
}
