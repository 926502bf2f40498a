import '@mantine/notifications/styles.layer.css';
import { Group } from '@mantine/core';
import { randomId, useMediaQuery } from '@mantine/hooks';
import { type NotificationData, Notifications, notifications, notificationsStore } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { callerConventions } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { FailureDetails } from './FailureDetails.tsx';
import classes from './NoticeDisplay.module.css';
import type { NoticeTimers } from './notice-timers.ts';
import { type ShownNotice, sameness } from './notices.ts';
import { UndoButton } from './UndoButton.tsx';
import { useFailureTexts } from './use-failure-texts.ts';

function NoticeTitle({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation();
  const { statusTitle } = useFailureTexts();
  if (notice.kind === 'no-permission') return t('failure.noPermissionTitle');
  return notice.kind === 'table-row' ? t('failure.tableTitle') : statusTitle(notice.details.status);
}

function NoticeText({ notice }: { notice: ShownNotice }) {
  const { t } = useTranslation();
  const { statusText } = useFailureTexts();
  const { message, details } = notice;
  return (
    <div data-left>
      {/* Without words of the server the title has said it. */}
      {message || (notice.kind === 'failure' ? '' : statusText(details.status))}
      {notice.kind === 'no-permission' && <div>{t('failure.noPermissionMethod', { method: notice.method })}</div>}
      {notice.kind === 'table-row' && <div>{t('failure.tablePlace', { table: notice.table, column: notice.column })}</div>}
      <FailureDetails failure={details} />
    </div>
  );
}

/** So long what was done can be taken back. */
const undoMs = 10_000;

/** What a notice shows in common with all others: its time, which stands still while somebody points at it or has the keyboard in it (ADR 34). */
function show(id: string, durationMs: number, timers: NoticeTimers, content: NotificationData): void {
  notifications.show({
    ...content,
    id,
    autoClose: false,
    onOpen: () => timers.start(id, durationMs, () => notifications.hide(id)),
    onClose: () => timers.gone(id),
    onMouseEnter: () => timers.hold(id, 'pointer'),
    onMouseLeave: () => timers.release(id, 'pointer'),
    onFocusCapture: () => timers.hold(id, 'keyboard'),
    onBlurCapture: () => timers.release(id, 'keyboard'),
  });
}

/** One that stands is not shown a second time. */
export function showNotice(notice: ShownNotice, closeLabel: string, timers: NoticeTimers): void {
  show(sameness(notice), notice.durationMs, timers, {
    title: <NoticeTitle notice={notice} />,
    message: <NoticeText notice={notice} />,
    icon: notice.kind === 'no-permission' ? <IconLock size={18} /> : <IconAlertTriangle size={18} />,
    color: notice.kind === 'table-row' ? 'red.9' : 'decision.6',
    closeButtonProps: { 'aria-label': closeLabel },
    role: 'alert',
  });
}

const donePart = { icon: <IconCheck size={18} />, color: 'ink.7', role: 'status' };

export function showDone(message: string, closeLabel: string, timers: NoticeTimers): void {
  show(randomId(), callerConventions.warningDisplayMs, timers, { ...donePart, message, closeButtonProps: { 'aria-label': closeLabel } });
}

/** Says what was done and offers to take it back; what was done before it can no longer be taken back by the key. */
export function showUndo(message: string, closeLabel: string, timers: NoticeTimers, undo: () => void): void {
  for (const before of notificationsStore.getState().notifications) if (before['data-undo'] && before.id) notifications.hide(before.id);
  const id = randomId();
  const takeBack = () => {
    notifications.hide(id);
    undo();
  };
  show(id, undoMs, timers, {
    ...donePart,
    'data-undo': true,
    message: (
      <Group justify="space-between" wrap="nowrap" gap="xs">
        {message}
        <UndoButton onUndo={takeBack} />
      </Group>
    ),
    closeButtonProps: { 'aria-label': closeLabel },
  });
}

/** On a phone at the top: the foot of the screen holds the bar of areas, and the buttons of a question. */
export default function NoticeDisplay() {
  const isNarrow = useMediaQuery('(max-width: 48em)', false, { getInitialValueInEffect: false });
  return (
    <Notifications
      position={isNarrow ? 'top-center' : 'bottom-right'}
      limit={3}
      transitionDuration={120}
      {...(classes.notices ? { className: classes.notices } : {})}
    />
  );
}
