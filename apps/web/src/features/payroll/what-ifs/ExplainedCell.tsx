import { Button, Text } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { writeValue } from '../../../shared/format/calculated-value.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ExplanationView } from '../../../shared/ui/ExplanationView.tsx';
import { KnownLine } from '../../../shared/ui/KnownLine.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './WhatIfs.module.css';

interface Props {
  readonly batchId: number;
  readonly runId: number;
  readonly cell: { readonly table: string; readonly column: string; readonly employeeId: number | null; readonly line: number };
  readonly onBack: () => void;
}

/** How a figure of a what-if came about, with the days of what it read. */
export function ExplainedCell({ batchId, runId, cell, onBack }: Props) {
  const { t } = useTranslation('whatIfs');
  const format = useFormat();
  const { table, column, line, employeeId } = cell;
  const query = trpc.payroll.whatIfs.explainChangedCell.useQuery({ batchId, runId, table, column, line, employeeId: employeeId ?? 0 });
  return (
    <>
      <Button variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} onClick={onBack}>
        {t('backToCells')}
      </Button>
      <Loaded query={query} skeleton={<RowsSkeleton />}>
        {({ column: explained, value, explanation, ...known }) => (
          <>
            <Text c="dimmed" size="sm" mt="xs">
              {format.name(explained.name)}
            </Text>
            <p className={`${classes.explained} ww-figures`}>
              {typeof value === 'string' ? writeValue(value, explained, format) : t('noValue')}
              {explained.currency && typeof value === 'string' && ` ${explained.currency}`}
            </p>
            <KnownLine {...known} />
            <ExplanationView root={explanation} />
          </>
        )}
      </Loaded>
    </>
  );
}
