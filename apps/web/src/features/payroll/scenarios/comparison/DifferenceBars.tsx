import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../../shared/format/use-format.ts';
import { ChangeBars } from '../../../../shared/ui/ChangeBars.tsx';
import { Panel } from '../../../../shared/ui/Panel.tsx';
import classes from '../Scenarios.module.css';
import { type Comparison, changeOf, type FigureName, figureOf, writeChange, writeFigure } from '../scenario.ts';
import { comparisonRows } from './comparison-rows.ts';

interface Props {
  readonly comparison: Comparison;
  readonly figure: FigureName;
}

/** What differs, period by period: before and now beside each other would look alike. One scenario alone shows its figures. */
export function DifferenceBars({ comparison, figure }: Props) {
  const { t } = useTranslation('scenarios');
  const { scenarios } = comparison;
  const [first] = scenarios;
  if (!first) return null;
  if (scenarios.length === 1) {
    return (
      <Bars
        comparison={comparison}
        figure={figure}
        place={0}
        title={t('figureOf', { figure: t(`figures.${figure}`), scenario: first.name })}
      />
    );
  }
  return (
    <div className={classes.charts}>
      {scenarios.slice(1).map(({ id, name }, index) => (
        <Bars
          key={id}
          comparison={comparison}
          figure={figure}
          place={index + 1}
          title={t('differenceOf', { figure: t(`figures.${figure}`), scenario: name, first: first.name })}
        />
      ))}
    </div>
  );
}

function Bars({ comparison, figure, place, title }: Props & { readonly place: number; readonly title: string }) {
  const { t } = useTranslation('scenarios');
  const format = useFormat();
  const { currency, periods } = comparison;
  const isAlone = place === 0;
  const bars = periods.flatMap(({ sequence, name, payDate, figures }) => {
    const own = figureOf(figures[place], figure);
    const amount = isAlone ? own : changeOf(figureOf(figures[0], figure), own);
    return amount === null ? [] : [{ id: String(sequence), name, note: t('paidOn', { day: format.dayShort(payDate) }), amount }];
  });
  const kind = isAlone ? 'value' : 'change';
  const total = comparisonRows(comparison).find((row) => row.figure === figure && row.place === place && row.kind === kind)?.total;
  const write = (amount: string) =>
    isAlone ? writeFigure(amount, figure, currency, format) : writeChange(amount, figure, currency, format);
  return (
    <Panel title={title}>
      <ChangeBars
        label={title}
        write={write}
        bars={bars}
        {...(total ? { total: { name: t(figure === 'people' ? 'atTheEnd' : 'overAll'), amount: total } } : {})}
      />
    </Panel>
  );
}
