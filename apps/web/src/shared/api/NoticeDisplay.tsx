import '@mantine/notifications/styles.layer.css';
import { Notifications, notifications } from '@mantine/notifications';
import { IconAlertTriangle, IconCheck, IconLock } from '@tabler/icons-react';
import { callerConventions } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import type { Notice } from './notices.ts';
import { useFailureTexts } from './use-failure-texts.ts';

type Shown = Exclude<Notice, { kind: 'session-expired' }>;

function NoticeTitle({ notice }: { notice: Shown }) {
  const { t } = useTranslation();
  if (notice.kind === 'no-permission') return t('failure.noPermissionTitle');
  if (notice.kind === 'table-row') return t('failure.tableTitle');
  return notice.status === 0 ? t('failure.noNetworkTitle') : String(notice.status);
}

function NoticeText({ notice }: { notice: Shown }) {
  const { t } = useTranslation();
  const { statusText } = useFailureTexts();
  if (notice.kind === 'failure') return notice.message || statusText(notice.status);
  const second =
    notice.kind === 'no-permission'
      ? t('failure.noPermissionMethod', { method: notice.method })
      : t('failure.tablePlace', { table: notice.table, column: notice.column });
  return (
    <>
      {notice.message || statusText(notice.kind === 'table-row' ? 400 : 403)}
      <br />
      {second}
    </>
  );
}

export function showNotice(notice: Shown, closeLabel: string): void {
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
