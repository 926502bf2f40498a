import { Textarea } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
import { useFormat } from '../../../../shared/format/use-format.ts';
import {
  atLeastOneRow,
  FormDialog,
  fieldProps,
  type NamedPerson,
  PeopleSelect,
  required,
  useForm,
  useTyped,
} from '../../../../shared/ui/form/index.ts';
import type { Batch } from '../run-batch-event.ts';

/** Whom a dialog is about: somebody of the list, those who are chosen there, or whoever is found in it. */
export interface Chosen {
  readonly choice: 'add' | 'remove';
  readonly employeeIds?: readonly number[];
  /** Of a single one. */
  readonly name?: string;
}

interface Props {
  readonly batch: Batch;
  readonly chosen: Chosen;
  readonly onDone: (batch: Batch) => void;
  readonly onClose: () => void;
}

interface Fields {
  readonly people: readonly NamedPerson[];
  readonly reason: string;
}

/** Adds employees to the batch or removes them, and asks why: one reason for all of them. */
export default function ChoosePayees({ batch, chosen: { choice, employeeIds, name }, onDone, onClose }: Props) {
  const { t } = useTranslation('people');
  const format = useFormat();
  const notify = useNotify();
  const change = trpc.payroll.batches.choosePayees.useMutation({ trpc: { context: { quiet: true } } });
  const initial: Fields = { people: [], reason: '' };
  const form = useForm<Fields>({ initial, rules: { reason: required, ...(employeeIds ? {} : { people: atLeastOneRow }) } });
  const { people, reason } = form.values;
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.org.employees.searchEmployees.useQuery({ keywords }, { enabled: !employeeIds });
  const ids = employeeIds ?? people.map(({ id }) => id);
  const only = name ?? (people.length === 1 ? people[0]?.name : undefined);
  const counted = { count: ids.length, people: format.count(ids.length) };
  const title = !employeeIds
    ? t('addTitle')
    : name === undefined
      ? t(`${choice}Many`, counted)
      : t(choice === 'add' ? 'addNameTitle' : 'removeTitle', { name });
  return (
    <FormDialog
      form={form}
      title={title}
      text={t(`${choice}Text`)}
      submit={t(`${choice}One`)}
      send={() => change.mutateAsync({ id: batch.id, version: batch.version, employeeIds: [...ids], choice, reason: reason.trim() })}
      onDone={(after) => {
        notify.done(only === undefined ? t(`${choice}DoneMany`, counted) : t(`${choice}Done`, { name: only }));
        onDone(after);
        onClose();
      }}
      onClose={onClose}
    >
      {!employeeIds && (
        <PeopleSelect
          label={t('employees')}
          placeholder={t('search')}
          nobodyFound={t('nobodyFound')}
          max={limits.chosenPayeesMax}
          typed={typed}
          onType={setTyped}
          found={(found.data?.rows ?? []).map(({ id, name: of, employeeNumber }) => ({ id, name: `${of} (${employeeNumber})` }))}
          people={people}
          onChange={(next) => form.set('people', next)}
          {...fieldProps(form, 'people')}
        />
      )}
      <Textarea
        label={t('reason')}
        value={reason}
        maxLength={limits.remarksCharactersMax}
        autosize
        minRows={2}
        {...(employeeIds ? { 'data-autofocus': true } : {})}
        onChange={({ currentTarget: { value } }) => form.set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
    </FormDialog>
  );
}
