import { Button } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { thresholdText } from './threshold-text.ts';

const ThresholdDialog = lazyPart(async () => ({ default: (await import('./ThresholdDialog.tsx')).ThresholdDialog }));

/** From which change of net pay on somebody has to sign it off, for all batches of a solution. */
export function ThresholdPanel({ solutionId }: { readonly solutionId: number }) {
  const { t } = useTranslation('variance');
  const format = useFormat();
  const [isSetting, setSetting] = useState(false);
  const query = trpc.payroll.variance.getThresholds.useQuery({ id: solutionId });
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={1} />}>
      {({ thresholds, solutionVersion, currency, mayChange }) => {
        const from = thresholdText(thresholds, currency, t, format);
        return (
          <Panel
            title={t('due.title')}
            note={from === null ? t('due.unset') : t('due.from', { from })}
            actions={
              mayChange && (
                <Button size="xs" variant="default" onClick={() => setSetting(true)}>
                  {t(from === null ? 'due.setThresholds' : 'due.changeThresholds')}
                </Button>
              )
            }
          >
            <Suspense>
              {isSetting && (
                <ThresholdDialog
                  solution={{ id: solutionId, version: solutionVersion, currency }}
                  thresholds={thresholds}
                  onClose={() => setSetting(false)}
                />
              )}
            </Suspense>
          </Panel>
        );
      }}
    </Loaded>
  );
}
