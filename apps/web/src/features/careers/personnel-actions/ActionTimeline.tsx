import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { personnelActionFacts } from '@wagewright/contracts/careers/personnel-actions';
import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { lazyPart } from '../../../shared/lazy-part.tsx';
import { Timeline, type TimelineEntry } from '../../../shared/ui/Timeline.tsx';
import { ActionStatus } from './ActionStatus.tsx';
import { type PersonnelAction, sayDay, sayFact } from './action.ts';

const TakeBackAction = lazyPart(() => import('./TakeBackAction.tsx'));

interface Props {
  readonly actions: readonly PersonnelAction[];
  /** One’s own: what oneself has asked for is taken back. */
  readonly isOwn?: boolean;
}

function stateOf({ status, isAhead }: PersonnelAction): TimelineEntry['state'] {
  if (status === 'rejected') return 'bad';
  if (status === 'approved') return isAhead ? 'ahead' : 'done';
  return status === 'cancelled' ? 'done' : 'current';
}

/** What has changed of somebody’s work and is going to, the latest day first. */
export function ActionTimeline({ actions, isOwn = false }: Props) {
  const { t } = useTranslation('personnelActions');
  const format = useFormat();
  const [taken, take] = useState<PersonnelAction>();
  const below = (action: PersonnelAction) => (
    <Group gap="xs">
      {action.approvalId !== null && (
        <Link to="/approvals/$approvalId" params={{ approvalId: String(action.approvalId) }}>
          {t('openApproval')}
        </Link>
      )}
      {action.mayTakeBack && (
        <Button variant="subtle" color="gray" size="compact-xs" onClick={() => take(action)}>
          {t('takeBack.action')}
        </Button>
      )}
    </Group>
  );
  return (
    <>
      <Timeline
        label={t('title')}
        entries={actions.map((action) => ({
          key: String(action.id),
          title: format.name(personnelActionFacts(action.kind).label),
          status: <ActionStatus action={action} />,
          state: stateOf(action),
          second: sayDay(t, format, action),
          lines: [
            ...action.says.map((fact) => sayFact(t, format, fact)),
            ...(action.askedBy ? [t('askedBy', { name: action.askedBy, day: format.day(action.createdAt.slice(0, 10)) })] : []),
          ],
          quote: action.reason,
          below: (action.mayTakeBack || action.approvalId !== null) && below(action),
        }))}
      />
      <Suspense>{taken && <TakeBackAction action={taken} isOwn={isOwn} onClose={() => take(undefined)} />}</Suspense>
    </>
  );
}
