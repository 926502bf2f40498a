import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ChangeBars } from '../../../shared/ui/ChangeBars.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Changes.module.css';
import type { Batch, Comparison } from './comparison.ts';

const departmentsShown = 12;

interface Props {
  readonly batch: Batch;
  readonly comparison: Comparison;
}

/** What an item’s change is made of: each cause, and each department. */
export function WhyAndWhere({ batch, comparison }: Props) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const { currency } = batch;
  const { causes, departments } = comparison;
  const item = comparison.items.find(({ path }) => path === comparison.item);
  if (!item) return null;
  const name = format.name(item.name);
  const write = (amount: string) => format.change(amount, currency);
  const moved = departments.filter(({ changed }) => changed > 0);
  const shown = moved.slice(0, departmentsShown);
  const counts = { shown: format.count(shown.length), total: format.count(moved.length) };
  return (
    <div className={classes.pair}>
      <Panel title={t('why', { item: name })} note={t('whyNote')}>
        <ChangeBars
          label={t('why', { item: name })}
          write={write}
          bars={causes.map(({ cause, amount, people }) => ({
            id: cause,
            name: t(`causes.${cause}`),
            amount,
            note: t('people', { count: people, people: format.count(people) }),
          }))}
          total={{ name: t('total'), amount: item.change }}
        />
      </Panel>
      <Panel title={t('where', { item: name })} note={t('whereNote', counts)}>
        <ChangeBars
          label={t('where', { item: name })}
          write={write}
          bars={shown.map(({ departmentId, name: department, change, changed }) => ({
            id: String(departmentId ?? 0),
            name: department ? format.name(department) : t('noDepartment'),
            amount: change,
            note: t('people', { count: changed, people: format.count(changed) }),
          }))}
        />
      </Panel>
    </div>
  );
}
