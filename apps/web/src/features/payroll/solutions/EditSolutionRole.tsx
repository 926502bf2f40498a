import { Button, Checkbox, Group, Modal, MultiSelect, Stack, TextInput } from '@mantine/core';
import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { type Capability, capabilities, capabilityKeys } from '@wagewright/contracts/payroll/solutions';
import { useTranslation } from 'react-i18next';
import { call } from '../../../shared/api/failure.ts';
import { useNotify } from '../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../shared/api/trpc.ts';
import { useFormat } from '../../../shared/format/use-format.ts';
import {
  atLeastOneRow,
  FormFaults,
  fieldProps,
  type NamedPerson,
  named,
  PeopleSelect,
  useForm,
  useLeaveGuard,
  useTyped,
} from '../../../shared/ui/form/index.ts';
import type { Solution, SolutionRole } from './solution.ts';

interface Fields {
  readonly name: string;
  readonly capabilities: readonly Capability[];
  readonly users: readonly NamedPerson[];
  readonly productRoles: readonly string[];
}

interface Props {
  readonly solution: Solution;
  /** Null for a new one. */
  readonly role: SolutionRole | null;
  readonly onClose: () => void;
}

const given = ({ name, capabilities: held, users, productRoles }: SolutionRole) => ({
  name,
  capabilities: held,
  userIds: users.map(({ id }) => id),
  productRoleIds: productRoles.map(({ id }) => id),
});

/** A role of a solution: its name, what it lets people do, and who holds it. */
export default function EditSolutionRole({ solution, role, onClose }: Props) {
  const { t } = useTranslation(['solutions', 'common']);
  const format = useFormat();
  const notify = useNotify();
  const utils = trpc.useUtils();
  const save = trpc.payroll.solutions.setSolutionRoles.useMutation({ trpc: { context: { quiet: true } } });
  const form = useForm<Fields>({
    initial: {
      name: role?.name ?? '',
      capabilities: role?.capabilities ?? ['read'],
      users: role?.users ?? [],
      productRoles: role?.productRoles.map(({ id }) => String(id)) ?? [],
    },
    rules: { name: named, capabilities: atLeastOneRow },
    fieldByCode: { ROLE_NAMED_TWICE: 'name', GIVES_MORE_THAN_OWN: 'capabilities' },
  });
  const { leave, question } = useLeaveGuard(form, onClose);
  const { name, capabilities: chosen, users, productRoles } = form.values;
  const { typed, setTyped, keywords } = useTyped();
  const people = trpc.payroll.solutions.searchSolutionUsers.useQuery(
    { solutionId: solution.id, keywords },
    { placeholderData: keepPreviousData },
  );
  const write = async (own: readonly ReturnType<typeof given>[], done: string) => {
    const others = solution.roles.filter((one) => one.name !== role?.name).map(given);
    const result = await call(save.mutateAsync({ id: solution.id, version: solution.version, roles: [...others, ...own] }));
    if (!result.ok) return form.refuse(result.failure);
    form.saved();
    notify.done(done);
    void utils.payroll.solutions.invalidate();
    onClose();
  };
  const submit = (event: React.FormEvent) => {
    event.preventDefault();
    if (!form.check()) return;
    const own = {
      name: name.trim(),
      capabilities: [...chosen],
      userIds: users.map(({ id }) => id),
      productRoleIds: productRoles.map(Number),
    };
    void write([own], t('roles.done', { name: own.name }));
  };
  return (
    <Modal
      opened
      onClose={leave}
      title={<b>{t(role ? 'roles.edit' : 'roles.add')}</b>}
      closeButtonProps={{ 'aria-label': t('close', { ns: 'common' }) }}
    >
      <form onSubmit={submit} noValidate>
        <FormFaults faults={form.faults} />
        <Stack gap="md">
          <TextInput
            data-autofocus
            label={t('roles.name')}
            placeholder={t('roles.example')}
            maxLength={limits.nameCharactersMax}
            value={name}
            onChange={(event) => form.set('name', event.currentTarget.value)}
            {...fieldProps(form, 'name')}
          />
          <Checkbox.Group
            label={t('roles.may')}
            value={[...chosen]}
            onChange={(values) =>
              form.set(
                'capabilities',
                capabilityKeys.filter((key) => values.includes(key)),
              )
            }
            {...fieldProps(form, 'capabilities')}
          >
            <Stack gap={6} mt={6}>
              {capabilityKeys.map((key) => (
                <Checkbox key={key} value={key} label={format.name(capabilities[key].label)} />
              ))}
            </Stack>
          </Checkbox.Group>
          <PeopleSelect
            label={t('roles.users')}
            placeholder={t('nobody')}
            nobodyFound={t('roles.nobodyFound')}
            max={limits.solutionUsersMax}
            typed={typed}
            onType={setTyped}
            found={people.data?.rows ?? []}
            people={users}
            onChange={(changed) => form.set('users', changed)}
          />
          <MultiSelect
            label={t('roles.productRoles')}
            description={t('roles.productRolesHelp')}
            data={solution.productRoles.map(({ id, name: roleName }) => ({ value: String(id), label: format.name(roleName) }))}
            value={[...productRoles]}
            onChange={(values) => form.set('productRoles', values)}
            comboboxProps={{ withinPortal: false }}
            withScrollArea={false}
            styles={{ options: { maxHeight: 148, overflowY: 'auto' } }}
          />
        </Stack>
        <Group justify="space-between" mt="lg" gap="xs">
          {role ? (
            <Button
              variant="subtle"
              color="red.9"
              disabled={save.isPending}
              onClick={() => void write([], t('roles.removed', { name: role.name }))}
            >
              {t('roles.remove')}
            </Button>
          ) : (
            <span />
          )}
          <Group gap="xs">
            <Button variant="default" onClick={leave}>
              {t('cancel', { ns: 'common' })}
            </Button>
            <Button type="submit" loading={save.isPending}>
              {t('roles.save')}
            </Button>
          </Group>
        </Group>
      </form>
      {question}
    </Modal>
  );
}
