import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Outputs } from '../../../shared/api/trpc.ts';
import { useToday } from '../../../shared/days.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { EmptyState } from '../../../shared/ui/EmptyState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { NumberLine } from './NumberLine.tsx';
import { PutSplit } from './PutSplit.tsx';
import { SplitExample } from './SplitExample.tsx';
import { firstLines, type Split } from './split.ts';

interface Props {
  readonly employee: Outputs['org']['employees']['getEmployee'];
  readonly splits: readonly Split[];
}

/** Which further accounts get a part of somebody's pay, now and as it is planned. */
export function SplitPanel({ employee, splits }: Props) {
  const { t } = useTranslation('paymentData');
  const today = useToday();
  const [base, setBase] = useState<Split | 'none'>();
  const current = splits.find(({ from }) => from <= today);
  return (
    <Panel
      title={t('split.title')}
      note={t('split.note')}
      actions={
        employee.mayEdit && (
          <Button variant="default" size="xs" onClick={() => setBase(current ?? 'none')}>
            {t('split.change')}
          </Button>
        )
      }
    >
      {splits.length === 0 && <EmptyState title={t('split.none')} text={t('split.noneText')} />}
      {splits.map((split) => (
        <SplitLines
          key={split.from}
          employeeId={employee.id}
          split={split}
          {...(employee.mayEdit && split !== current ? { onChange: () => setBase(split) } : {})}
        />
      ))}
      {base && <PutSplit employee={employee} base={base === 'none' ? undefined : base} onClose={() => setBase(undefined)} />}
    </Panel>
  );
}

interface LinesProps {
  readonly employeeId: number;
  readonly split: Split;
  /** Where it is planned. */
  readonly onChange?: () => void;
}

function SplitLines({ employeeId, split, onChange }: LinesProps) {
  const { t } = useTranslation('paymentData');
  const format = useFormat();
  const portion = ({ portion: one }: Split['lines'][number]) =>
    one.kind === 'amount' ? format.money(one.amount, one.currency) : t('split.share', { percentage: format.number(one.percentage) });
  return (
    <section>
      {onChange && (
        <Group justify="space-between" mt="md">
          <Text fw={600} size="sm">
            {t('split.planned', { day: format.day(split.from) })}
          </Text>
          <Button variant="subtle" size="compact-sm" onClick={onChange}>
            {t('split.changePlanned')}
          </Button>
        </Group>
      )}
      {split.lines.map((line) => (
        <NumberLine
          key={line.id}
          employeeId={employeeId}
          kind="split-account"
          row={{ ...line, from: split.from, until: split.until }}
          facts={[t('split.nth', { position: line.position, portion: portion(line) }), line.bank, line.holder]}
        />
      ))}
      <Text size="sm">{t('split.rest')}</Text>
      <SplitExample lines={firstLines(split)} />
    </section>
  );
}
