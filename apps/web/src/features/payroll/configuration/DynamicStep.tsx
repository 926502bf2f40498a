import { Button, Radio, Stack, Switch } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import { type BatchJoins, batchJoins, batchMachine } from '@wagewright/contracts/payroll/batches';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { type Outputs, trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { useForm, useLeaveGuard } from '../../../shared/ui/form/index.ts';
import { Loaded } from '../../../shared/ui/Loaded.tsx';
import { Panel } from '../../../shared/ui/Panel.tsx';
import { RowsSkeleton } from '../../../shared/ui/Skeletons.tsx';
import classes from './Configuration.module.css';
import { LiveCount } from './scope/LiveCount.tsx';
import type { StepProps } from './step-props.ts';

type Dynamic = Outputs['payroll']['configuration']['getDynamic'];
type Solution = Outputs['payroll']['solutions']['getSolution'];

/** The batch that follows who is in scope until it is prepared: whether each period makes one by itself, and who joins it. */
export default function DynamicStep({ solutionId }: StepProps) {
  const solution = trpc.payroll.solutions.getSolution.useQuery({ id: solutionId });
  const query = trpc.payroll.configuration.getDynamic.useQuery({ solutionId });
  // what was typed and is given up goes with the form
  const [round, setRound] = useState(0);
  return (
    <Loaded query={query} skeleton={<RowsSkeleton rows={3} />}>
      {(dynamic) => (
        <div className={classes.stack}>
          <Loaded query={solution} skeleton={<RowsSkeleton rows={3} />}>
            {(shown) => <DynamicForm key={round} solution={shown} dynamic={dynamic} onReset={() => setRound(round + 1)} />}
          </Loaded>
          <DefaultBatches batches={dynamic.batches} />
        </div>
      )}
    </Loaded>
  );
}

interface FormProps {
  readonly solution: Solution;
  readonly dynamic: Dynamic;
  readonly onReset: () => void;
}

function DynamicForm({ solution, dynamic, onReset }: FormProps) {
  const { t } = useTranslation(['configuration', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.configuration.setDynamic.useMutation();
  const form = useForm<{ isAutomatic: boolean; joins: BatchJoins }>({
    initial: { isAutomatic: dynamic.isAutomatic, joins: dynamic.joins },
    rules: {},
  });
  const { leave, question } = useLeaveGuard(form, onReset);
  const { isAutomatic, joins } = form.values;
  const mayEdit = solution.may.includes('solution.edit');
  const send = async (event: React.FormEvent) => {
    event.preventDefault();
    const result = await call(save.mutateAsync({ id: solution.id, version: solution.version, isAutomatic, joins }));
    await utils.payroll.solutions.invalidate();
    if (!result.ok) return;
    form.saved();
    notify.done(t(isAutomatic ? 'dynamic.on' : 'dynamic.off'));
    await utils.payroll.configuration.getDynamic.invalidate();
    onReset();
  };
  return (
    <form onSubmit={(event) => void send(event)}>
      <Panel>
        <Stack gap="md">
          <Switch
            label={t('dynamic.automatic')}
            description={t('dynamic.automaticHint')}
            checked={isAutomatic}
            disabled={!mayEdit}
            onChange={({ currentTarget: { checked } }) => form.set('isAutomatic', checked)}
          />
          <Radio.Group
            label={t('dynamic.joins')}
            value={joins}
            onChange={(value) => form.set('joins', batchJoins.find((one) => one === value) ?? 'everybody')}
          >
            <Stack gap="xs" mt="xs">
              {batchJoins.map((one) => (
                <Radio
                  key={one}
                  value={one}
                  disabled={!mayEdit}
                  label={t(`dynamic.who.${one}`)}
                  description={t(`dynamic.whoHint.${one}`)}
                />
              ))}
            </Stack>
          </Radio.Group>
          <p className={classes.text}>{t('dynamic.freezes')}</p>
          {form.unsaved > 0 && (
            <div className={classes.line}>
              <span role="status">{t('form.unsaved', { ns: 'common', count: form.unsaved })}</span>
              <span>
                <Button variant="default" mr="xs" onClick={leave}>
                  {t('cancel', { ns: 'common' })}
                </Button>
                <Button type="submit" loading={save.isPending}>
                  {t('dynamic.save')}
                </Button>
              </span>
            </div>
          )}
        </Stack>
      </Panel>
      {question}
    </form>
  );
}

function DefaultBatches({ batches }: { readonly batches: Dynamic['batches'] }) {
  const { t } = useTranslation('configuration');
  const format = useFormat();
  return (
    <Panel title={t('dynamic.batches')} note={batches.length === 0 ? t('dynamic.noBatches') : t('dynamic.batchesNote')}>
      {batches.map(({ id, name, status, period, isFrozen }) => (
        <div key={id} className={classes.line}>
          <p>
            <Link to="/payroll/batches/$batchId" params={{ batchId: String(id) }}>
              {name}
            </Link>{' '}
            {period === name ? '' : period} {format.name(batchMachine.labels[status])}
          </p>
          <LiveCount batchId={id} isFrozen={isFrozen} />
        </div>
      ))}
    </Panel>
  );
}
