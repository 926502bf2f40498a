import { Button, Menu } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { Link, useNavigate } from '@tanstack/react-router';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '../../../shared/format/use-format.ts';
import { ConfirmDialog } from '../../../shared/ui/ConfirmDialog.tsx';
import { type BatchAction, batchActions, type OwnEvent } from './batch-actions.ts';
import type { Batch } from './run-batch-event.ts';
import { useBatchEvent } from './use-batch.ts';

const confirmTexts = {
  submit: 'confirm.submit',
  withdraw: 'confirm.withdraw',
  'publish-payslips': 'confirm.publish-payslips',
  close: 'confirm.close',
  cancel: 'confirm.cancel',
  delete: 'confirm.delete',
  'back-to-new': 'confirm.back-to-new',
  'back-to-waiting': 'confirm.back-to-waiting',
  'back-to-calculated': 'confirm.back-to-calculated',
  'back-to-approved': 'confirm.back-to-approved',
} as const;
type Confirmed = keyof typeof confirmTexts;

/** What can be done with the batch now: the server's events as buttons, the ways back in a menu. */
export function BatchActions({ batch }: { batch: Batch }) {
  const { t } = useTranslation(['batches', 'common']);
  const format = useFormat();
  const navigate = useNavigate();
  const { cause, busyEvent } = useBatchEvent(batch);
  const [asked, setAsked] = useState<Confirmed>();
  const actions = batchActions(batch);
  const menu = actions.filter(({ place }) => place === 'menu');

  const finish = async (event: OwnEvent, remarks?: string) => {
    const isDone = await cause(event, remarks);
    // Another question may have been asked meanwhile; only the one that was answered goes.
    setAsked((current) => (current === event ? undefined : current));
    if (isDone && event === 'delete') await navigate({ to: '/payroll/batches' });
  };
  const choose = ({ event, confirms }: BatchAction) => {
    if (event === 'decide') return;
    if (confirms) setAsked(event as Confirmed);
    else void finish(event);
  };
  return (
    <>
      {menu.length > 0 && (
        <Menu position="bottom-end">
          <Menu.Target>
            <Button variant="default" rightSection={<IconChevronDown size={16} />}>
              {t('more', { ns: 'common' })}
            </Button>
          </Menu.Target>
          <Menu.Dropdown>
            {menu.map((action) => (
              <Menu.Item key={action.event} {...(action.isDangerous ? { c: 'var(--ww-bad)' } : {})} onClick={() => choose(action)}>
                {t(`events.${action.label}`)}
              </Menu.Item>
            ))}
          </Menu.Dropdown>
        </Menu>
      )}
      {actions
        .filter(({ place }) => place !== 'menu')
        .toReversed()
        .map((action) => (
          <ActionButton
            key={action.event}
            action={action}
            batch={batch}
            isBusy={busyEvent === action.event}
            onClick={() => choose(action)}
          />
        ))}
      {asked && (
        <ConfirmDialog
          title={t(`events.${asked}`)}
          text={t(confirmTexts[asked], { people: format.count(batch.payeeCount) })}
          confirmLabel={t(`events.${asked}`)}
          isDangerous={actions.some(({ event, isDangerous }) => event === asked && isDangerous)}
          isBusy={busyEvent === asked}
          onConfirm={(remarks) => void finish(asked, remarks)}
          onClose={() => setAsked(undefined)}
        />
      )}
    </>
  );
}

interface ButtonProps {
  readonly action: BatchAction;
  readonly batch: Batch;
  readonly isBusy: boolean;
  readonly onClick: () => void;
}

function ActionButton({ action, batch, isBusy, onClick }: ButtonProps) {
  const { t } = useTranslation('batches');
  const label = t(`events.${action.label}`);
  if (action.event === 'decide') {
    if (batch.approvalInstanceId === null) return null;
    return (
      <Button
        component={Link}
        to="/approvals/$approvalId"
        params={{ approvalId: String(batch.approvalInstanceId) } as never}
        color="decision.7"
      >
        {label}
      </Button>
    );
  }
  return (
    <Button variant={action.place === 'main' ? 'filled' : 'default'} loading={isBusy} onClick={onClick}>
      {label}
    </Button>
  );
}
