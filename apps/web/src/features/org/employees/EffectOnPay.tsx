import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './EffectOnPay.module.css';

type PaidPeriod = Outputs['org']['employees']['getEffectOnPay']['periods'][number];

interface Props {
  readonly employeeIds?: readonly number[];
  /** Or everybody who works in it on one of the days. */
  readonly departmentId?: number;
  /** The days that a form is about; blank while none was chosen. */
  readonly from: string;
  /** Null: for ever. */
  readonly until: string | null;
}

const nobody: readonly number[] = [];

/** Periods of one solution that went equally far are one sentence. */
function sentences(periods: readonly PaidPeriod[]) {
  const groups = Map.groupBy(periods, ({ solution, stage }) => `${stage} ${solution.en}`);
  return [...groups].map(([key, own]) => ({
    key,
    stage: own[0]?.stage ?? 'frozen',
    solution: own[0]?.solution ?? null,
    from: own[0]?.startDate ?? '',
    until: own.at(-1)?.endDate ?? '',
    count: own.length,
  }));
}

/** For which periods payroll has read records of the days that a form is about, and what follows: shown before anything is saved. */
export function EffectOnPay({ employeeIds = nobody, departmentId, from, until }: Props) {
  const { t } = useTranslation('employees');
  const format = useFormat();
  const isAsked = from !== '' && (employeeIds.length > 0 || departmentId !== undefined) && (until === null || until >= from);
  const query = trpc.org.employees.getEffectOnPay.useQuery(
    { employeeIds: [...employeeIds], ...(departmentId === undefined ? {} : { departmentId }), from, until },
    { enabled: isAsked },
  );
  if (!isAsked || !query.data) return null;
  const { periods } = query.data;
  if (periods.length === 0) return <p className={classes.quiet}>{t('effect.none')}</p>;
  return (
    <MessageBox tone="decision" title={t('effect.title')}>
      <ul className={classes.periods}>
        {sentences(periods).map(({ key, stage, solution, count, ...days }) => (
          <li key={key}>{t(`effect.${stage}`, { count, solution: format.name(solution), days: format.days(days.from, days.until) })}</li>
        ))}
      </ul>
    </MessageBox>
  );
}
