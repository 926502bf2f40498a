import { Button, Group, Modal, Stack, Text } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import type { SolutionUserRole } from '@wagewright/contracts/payroll/solutions';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import { FormFaults, type NamedPerson, PeopleSelect, useForm, useLeaveGuard, useTyped } from '../../../shared/ui/form/index.ts';
import { LastManagerQuestion } from './LastManagerQuestion.tsx';
import type { Solution } from './solution.ts';

type People = readonly NamedPerson[];
const namedIn = ({ users }: Solution, wanted: SolutionUserRole): People =>
  users.filter(({ role }) => role === wanted).map(({ id, name }) => ({ id, name }));
const idsOf = (people: People): number[] => people.map(({ id }) => id);

/** Names who manages a solution and who approves it. Leaving it without a manager is asked about first. */
export default function EditSolutionUsers({ solution, onClose }: { solution: Solution; onClose: () => void }) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.solutions.setSolutionUsers.useMutation({ trpc: { context: { quiet: true } } });
  const [isAsked, ask] = useState(false);
  const form = useForm<{ manager: People; approver: People }>({
    initial: { manager: namedIn(solution, 'manager'), approver: namedIn(solution, 'approver') },
    rules: {},
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const { manager, approver } = form.values;
  const write = async (withoutManager: boolean) => {
    const { id, version } = solution;
    const result = await call(save.mutateAsync({ id, version, managers: idsOf(manager), approvers: idsOf(approver), withoutManager }));
    if (!result.ok) {
      if (result.failure.code === 'LAST_SOLUTION_MANAGER') return ask(true);
      ask(false);
      return form.refuse(result.failure);
    }
    form.saved();
    notify.done(t('users.done', { name: format.name(solution.name) }));
    void utils.payroll.solutions.invalidate();
    void utils.payroll.configuration.invalidate();
    onClose();
  };
  if (isAsked)
    return (
      <LastManagerQuestion
        solution={solution}
        leaving={namedIn(solution, 'manager')}
        isBusy={save.isPending}
        onConfirm={() => void write(true)}
        onClose={() => ask(false)}
      />
    );
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    void write(false);
  };
  return (
    <Modal opened onClose={leave} title={<b>{t('users.edit')}</b>} closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}>
      <form onSubmit={submit} noValidate>
        <FormFaults faults={form.faults} />
        <Text c="dimmed" size="sm" mb="md">
          {t('users.text')}
        </Text>
        <Stack gap="md">
          <UserField solutionId={solution.id} role="manager" people={manager} onChange={(people) => form.set('manager', people)} />
          <UserField solutionId={solution.id} role="approver" people={approver} onChange={(people) => form.set('approver', people)} />
        </Stack>
        <Group justify="flex-end" mt="lg" gap="xs">
          <Button variant="default" onClick={leave}>
            {t('cancel', { ns: 'common' })}
          </Button>
          <Button type="submit" loading={save.isPending}>
            {t('users.save')}
          </Button>
        </Group>
      </form>
      {question}
    </Modal>
  );
}

interface FieldProps {
  readonly solutionId: number;
  readonly role: SolutionUserRole;
  readonly people: People;
  readonly onChange: (people: People) => void;
}

function UserField({ solutionId, role, people, onChange }: FieldProps) {
  const { t } = useTranslation('solutions');
  const { typed, setTyped, keywords } = useTyped();
  const query = trpc.payroll.solutions.searchSolutionUsers.useQuery({ solutionId, role, keywords }, { placeholderData: keepPreviousData });
  return (
    <PeopleSelect
      label={t(role === 'manager' ? 'managers' : 'approvers')}
      description={t(`users.does.${role}`)}
      placeholder={t('nobody')}
      nobodyFound={t(`users.nobodyFound.${role}`)}
      max={limits.solutionUsersMax}
      typed={typed}
      onType={setTyped}
      found={query.data?.rows ?? []}
      people={people}
      onChange={onChange}
    />
  );
}
