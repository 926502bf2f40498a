import { Button, Group, Stack, Text } from '@mantine/core';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import { StatusBadge } from '../../../shared/ui/StatusBadge.tsx';

const dialogs = {
  setUp: lazyPart(() => import('./SetUpDialog.tsx')),
  renew: lazyPart(() => import('./RenewDialog.tsx')),
  remove: lazyPart(() => import('./RemoveDialog.tsx')),
} as const;
type Dialog = keyof typeof dialogs;

type Factor = Outputs['identity']['secondFactor']['getSecondFactor'];

const offered = ({ confirmedAt, isRequired }: Factor): Dialog[] =>
  confirmedAt === null ? ['setUp'] : isRequired ? ['renew'] : ['renew', 'remove'];

/** One's own second factor: whether it is on, and what can be done with it. */
export function SecondFactorPanel() {
  const { t } = useTranslation('secondFactor');
  const format = useFormat();
  const query = trpc.identity.secondFactor.getSecondFactor.useQuery({});
  const [opened, open] = useState<Dialog>();
  const Opened = opened && dialogs[opened];
  return (
    <Panel title={t('title')} note={t('lead')}>
      <Loaded query={query} skeleton={<RowsSkeleton rows={2} />}>
        {(factor) => (
          <Stack gap="md">
            <Group gap="md">
              <StatusBadge tone={factor.confirmedAt ? 'good' : 'quiet'}>
                {factor.confirmedAt ? t('on', { when: format.instant(factor.confirmedAt) }) : t('off')}
              </StatusBadge>
              {factor.confirmedAt && <Text size="sm">{t('left', { count: factor.recoveryCodesLeft })}</Text>}
            </Group>
            {factor.isRequired && (
              <Text size="sm" c="dimmed">
                {t('required')}
              </Text>
            )}
            <Group gap="xs">
              {offered(factor).map((dialog) => (
                <Button key={dialog} variant={dialog === 'setUp' ? 'filled' : 'default'} onClick={() => open(dialog)}>
                  {t(dialog)}
                </Button>
              ))}
            </Group>
          </Stack>
        )}
      </Loaded>
      <Suspense>{Opened && <Opened onClose={() => open(undefined)} />}</Suspense>
    </Panel>
  );
}
