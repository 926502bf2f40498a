import { Progress } from '@mantine/core';
import { scenarioMachine } from '@wagewright/contracts/payroll/scenarios';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import type { ScenarioRow } from './scenario.ts';

const tones: Record<ScenarioRow['status'], Tone> = {
  draft: 'quiet',
  calculating: 'busy',
  calculated: 'good',
  failed: 'bad',
  deleted: 'closed',
};

export function ScenarioStatus({ status }: { status: ScenarioRow['status'] }) {
  const format = useFormat();
  return <StatusBadge tone={tones[status]}>{format.name(scenarioMachine.labels[status])}</StatusBadge>;
}

/** How many of the base's people are done. */
export function ScenarioProgress({ progress }: Pick<ScenarioRow, 'progress'>) {
  const { t } = useTranslation('scenarios');
  const share = progress.total === 0 ? 0 : (progress.done / progress.total) * 100;
  return (
    <Progress.Root size={6} w="100%">
      <Progress.Section aria-label={t('progress.label')} value={share} animated={share === 0} />
    </Progress.Root>
  );
}
