import { SegmentedControl } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { keepPreviousData } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../../shared/api/trpc.ts';
import { Loaded } from '../../../../shared/ui/Loaded.tsx';
import { MessageBox } from '../../../../shared/ui/MessageBox.tsx';
import { PageSkeleton } from '../../../../shared/ui/Skeletons.tsx';
import classes from '../Scenarios.module.css';
import { type Comparison, type FigureName, figureNames } from '../scenario.ts';
import { ColumnTotals } from './ColumnTotals.tsx';
import { ComparisonTable } from './ComparisonTable.tsx';
import { DepartmentTable } from './DepartmentTable.tsx';
import { DifferenceBars } from './DifferenceBars.tsx';
import type { Opened } from './opened.ts';

interface Props {
  readonly ids: readonly number[];
  readonly figure: FigureName;
  readonly onFigure: (figure: FigureName) => void;
  readonly onOpen?: (opened: Opened) => void;
}

/** Scenarios beside each other: by period, by department, by column. */
export function ComparisonView(props: Props) {
  const query = trpc.payroll.scenarios.compareScenarios.useQuery({ ids: [...props.ids] }, { placeholderData: keepPreviousData });
  return (
    <Loaded query={query} skeleton={<PageSkeleton />}>
      {(comparison) => <Compared {...props} comparison={comparison} />}
    </Loaded>
  );
}

function Compared({ comparison, figure, onFigure, onOpen }: Props & { comparison: Comparison }) {
  const { t } = useTranslation('scenarios');
  const isNarrow = useMediaQuery('(max-width: 40em)', false, { getInitialValueInEffect: false });
  const opening = onOpen ? { onOpen } : {};
  const chooser = (
    <SegmentedControl
      className={classes.figures}
      aria-label={t('figureLabel')}
      value={figure}
      onChange={(next) => onFigure(next as FigureName)}
      data={figureNames.map((name) => ({ value: name, label: t(`figures.${name}`) }))}
    />
  );
  return (
    <div className={classes.stack}>
      {!comparison.hasSameBase && <MessageBox tone="decision">{t('otherBases')}</MessageBox>}
      {isNarrow && chooser}
      <ComparisonTable comparison={comparison} only={isNarrow ? figure : undefined} {...opening} />
      {!isNarrow && chooser}
      <DifferenceBars comparison={comparison} figure={figure} />
      <DepartmentTable comparison={comparison} figure={figure} {...opening} />
      <ColumnTotals comparison={comparison} />
    </div>
  );
}
