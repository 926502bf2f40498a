import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconPlayerTrackNext, IconTable } from '@tabler/icons-react';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { MessageBox } from '../../../shared/ui/MessageBox.tsx';
import classes from './CalculationSteps.module.css';
import type { Batch } from './run-batch-event.ts';
import { calculatedTo, canCalculateUpTo } from './steps.ts';
import { useBatchChange } from './use-batch.ts';

type Step = Batch['steps'][number];

/** The steps of the solution and how far this batch is calculated; each leads to its tables, or to a calculation that ends with it. */
export function CalculationSteps({ batch }: { batch: Batch }) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const { send, busy } = useBatchChange<string>(batch);
  if (batch.steps.length < 2) return null;
  const last = calculatedTo(batch);
  return (
    <section className={classes.section} aria-label={t('steps.label')}>
      <div className={classes.strip}>
        <span className={classes.title} aria-hidden="true">
          {t('steps.label')}
        </span>
        <ol className={classes.steps}>
          {batch.steps.map((step) => (
            <li key={step.code} className={classes.step} data-state={step.state} aria-busy={busy === step.code || undefined}>
              <StepNode
                batch={batch}
                step={step}
                onCalculate={() =>
                  void send(step.code, (client, reference) => client.calculateBatch.mutate({ ...reference, upToStep: step.code }))
                }
              />
            </li>
          ))}
        </ol>
      </div>
      {last && (
        <MessageBox tone="decision" title={t('steps.partTitle', { step: format.name(last.name) })}>
          {t('steps.partText')}
        </MessageBox>
      )}
    </section>
  );
}

interface NodeProps {
  readonly batch: Batch;
  readonly step: Step;
  readonly onCalculate: () => void;
}

function StepNode({ batch, step, onCalculate }: NodeProps) {
  const { t } = useTranslation('batches');
  const format = useFormat();
  const isCalculable = canCalculateUpTo(batch, step);
  const tables = step.state === 'calculated' ? step.tables : [];
  const content = (
    <>
      <span className={classes.mark} aria-hidden="true">
        {step.state === 'calculated' && <IconCheck size={11} stroke={3} />}
      </span>
      <span className={classes.name}>{format.name(step.name)}</span>
      <span className={classes.state}>{t(`steps.states.${step.state}`)}</span>
    </>
  );
  if (!isCalculable && tables.length === 0) return <span className={classes.node}>{content}</span>;
  return (
    <Menu position="bottom-start">
      <Menu.Target>
        <button type="button" className={classes.node}>
          {content}
          <IconChevronDown size={14} aria-hidden />
        </button>
      </Menu.Target>
      <Menu.Dropdown>
        {tables.map(({ code, name }) => (
          <Menu.Item
            key={code}
            leftSection={<IconTable size={16} stroke={1.6} />}
            component={Link}
            to="/payroll/batches/$batchId"
            params={{ batchId: String(batch.id) } as never}
            search={{ tab: 'table', table: code } as never}
          >
            {t('steps.openTable', { table: format.name(name) })}
          </Menu.Item>
        ))}
        {isCalculable && (
          <Menu.Item leftSection={<IconPlayerTrackNext size={16} stroke={1.6} />} onClick={onCalculate}>
            {t('steps.calculateTo')}
          </Menu.Item>
        )}
      </Menu.Dropdown>
    </Menu>
  );
}
