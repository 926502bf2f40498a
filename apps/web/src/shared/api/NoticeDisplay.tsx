import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { callerConventions } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { FailureDetails } from './FailureDetails.tsx';
import type { ShownNotice } from './notices.ts';
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

/** Shown for its time, which stands still while somebody points at it or has the keyboard in it (ADR 34). */
export function showNotice(notice: ShownNotice, closeLabel: string): void {
  notifications.show({
    title: <NoticeTitle notice={notice} />,
    message: <NoticeText notice={notice} />,
    icon: notice.kind === 'no-permission' ? <IconLock size={18} /> : <IconAlertTriangle size={18} />,
    color: notice.kind === 'table-row' ? 'red.9' : 'decision.6',
    autoClose: notice.durationMs,
    closeButtonProps: { 'aria-label': closeLabel },
    role: 'alert',
  });
}

export function showDone(message: string, closeLabel: string): void {
  notifications.show({
    message,
    closeButtonProps: { 'aria-label': closeLabel },
    icon: <IconCheck size={18} />,
    color: 'ink.7',
    autoClose: callerConventions.warningDisplayMs,
    role: 'status',
  });
}

export default function NoticeDisplay() {
  return <Notifications position="bottom-right" limit={3} transitionDuration={120} />;
}
