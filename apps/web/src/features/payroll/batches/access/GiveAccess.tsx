import { Button, Checkbox, Group, Modal, Radio, Stack } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { type BatchAccess, batchAccesses } from '@wagewright/contracts/payroll/solutions';
import { useTranslation } from 'react-i18next';
import { call } from '../../../../shared/api/failure.ts';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import {
  atLeastOneRow,
  FormFaults,
  fieldProps,
  type NamedPerson,
  PeopleSelect,
  useForm,
  useLeaveGuard,
  useTyped,
} from '../../../../shared/ui/form/index.ts';
import type { Batch } from '../run-batch-event.ts';

interface Fields {
  readonly people: readonly NamedPerson[];
  readonly access: BatchAccess;
  readonly seesPay: boolean;
}

/** Gives somebody this one batch: to read or to work on, with its pay or without. */
export default function GiveAccess({ batch, onClose }: { batch: Batch; onClose: () => void }) {
  const { t } = useTranslation(['access', 'common']);
  const notify = useNotify();
  const utils = trpc.useUtils();
  const give = trpc.payroll.batches.setBatchUser.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Fields>({ initial: { people: [], access: 'read', seesPay: false }, rules: { people: atLeastOneRow } });
  const { leave, question } = useLeaveGuard(form, onClose);
  const { people, access, seesPay } = form.values;
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.payroll.solutions.searchSolutionUsers.useQuery(
    { solutionId: batch.solutionId, keywords },
    { placeholderData: keepPreviousData },
  );
  const submit = async (event: React.FormEvent) => {
    event.preventDefault();
    const [person] = people;
    if (!form.check() || !person) return;
    const result = await call(give.mutateAsync({ id: batch.id, userId: person.id, access, seesPay }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(t('given', { name: person.name }));
    void utils.payroll.batches.listBatchUsers.invalidate();
    onClose();
  };
  return (
    <Modal opened onClose={leave} title={<b>{t('give')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={(event) => void submit(event)} noValidate>
        <FormFaults faults={form.faults} />
        <Stack gap="md">
          <PeopleSelect
            label={t('name')}
            placeholder={t('search')}
            nobodyFound={t('nobodyFound')}
            max={1}
            typed={typed}
            onType={setTyped}
            found={found.data?.rows ?? []}
            people={people}
            onChange={(chosen) => form.set('people', chosen)}
            {...fieldProps(form, 'people')}
          />
          <Radio.Group label={t('may')} value={access} onChange={(value) => form.set('access', value as BatchAccess)}>
            <Stack gap={6} mt={6}>
              {batchAccesses.map((key) => (
                <Radio key={key} value={key} label={t(key)} description={t(`${key}Help`)} />
              ))}
            </Stack>
          </Radio.Group>
          <Checkbox label={t('seesPay')} checked={seesPay} onChange={(event) => form.set('seesPay', event.currentTarget.checked)} />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={give.isPending}>
            {t('giveNow')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
