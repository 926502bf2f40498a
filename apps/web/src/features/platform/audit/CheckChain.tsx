import { Alert, Button, Group, Progress, Text } from '@mantine/core';
import { IconShieldCheck, IconShieldX } from '@tabler/icons-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call, type Failure } from '../../../shared/api/failure.ts';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FailureState } from '../../../shared/ui/FailureState.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import classes from './Audit.module.css';

type Slice = Outputs['platform']['audit']['verifyAudit'];

interface Check {
  readonly checked: number;
  readonly total: number;
  readonly isDone: boolean;
  readonly broken: Slice['broken'];
}

/** Holds the whole audit against its chain, slice by slice, and says how far it has come; it ends with the page, and nothing is lost by that. */
function useCheck() {
  const utils = trpc.useUtils();
  const [check, setCheck] = useState<Check>();
  const [failure, setFailure] = useState<Failure>();
  const [isRunning, setRunning] = useState(false);
  const isStopped = useRef(false);
  const stop = useCallback(() => void (isStopped.current = true), []);
  useEffect(() => stop, [stop]);
  const run = async () => {
    let after: string | undefined;
    let checked = 0;
    let total = 0;
    do {
      const result = await call(utils.client.platform.audit.verifyAudit.query(after === undefined ? {} : { after }));
      if (isStopped.current) return;
      if (!result.ok) {
        setFailure(result.failure);
        return setCheck(undefined);
      }
      checked += result.data.checked;
      after = result.data.next ?? undefined;
      total = Math.max(result.data.total ?? total, checked);
      setCheck({ checked, total, broken: result.data.broken, isDone: after === undefined });
    } while (after !== undefined);
  };
  const start = async () => {
    isStopped.current = false;
    setFailure(undefined);
    setCheck(undefined);
    setRunning(true);
    await run();
    setRunning(false);
  };
  return { check, failure, isRunning, start, stop };
}

export function CheckChain({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('audit');
  const format = useFormat();
  const { check, failure, isRunning, start, stop } = useCheck();
  return (
    <div className={classes.check}>
      <Panel title={t('check.title')} note={t('check.note')}>
        {failure && <FailureState error={failure} onRetry={start} />}
        {check && (
          <>
            <Progress
              value={(100 * check.checked) / Math.max(check.total, 1)}
              aria-label={t('check.title')}
              color={check.broken ? 'red.8' : 'teal'}
            />
            <Text size="sm" c="dimmed" mt={6} className="ww-figures" role="status">
              {t('check.progress', { checked: format.count(check.checked), total: format.count(check.total) })}
            </Text>
          </>
        )}
        {check?.isDone && !check.broken && (
          <Alert mt="sm" color="teal" variant="light" icon={<IconShieldCheck size={18} />} title={t('check.holds')}>
            {t('check.holdsText', { count: check.checked, entries: format.count(check.checked) })}
          </Alert>
        )}
        {check?.broken && (
          <Alert mt="sm" color="red" variant="light" icon={<IconShieldX size={18} />} title={t('check.broken', { id: check.broken.id })}>
            {t(check.broken.isAltered ? 'check.altered' : 'check.missing', { id: check.broken.id, at: format.instant(check.broken.at) })}
          </Alert>
        )}
        <Group mt="md" gap="xs">
          <Button onClick={() => void start()} loading={isRunning}>
            {t(check ? 'check.again' : 'check.start')}
          </Button>
          <Button
            variant="default"
            onClick={() => {
              stop();
              onClose();
            }}
          >
            {t('close', { ns: 'common' })}
          </Button>
        </Group>
      </Panel>
    </div>
  );
}
