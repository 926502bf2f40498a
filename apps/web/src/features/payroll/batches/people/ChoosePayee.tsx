import { Textarea } from '@mantine/core';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { useNotify } from '../../../../shared/api/NoticeHost.tsx';
import { trpc } from '../../../../shared/api/trpc.ts';
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

/** Whom a dialog is about: somebody of the list, or whoever is found in it. */
export interface Chosen {
  readonly choice: 'add' | 'remove';
  readonly person?: NamedPerson;
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

/** Adds one employee to the batch or removes them, and asks why. */
export default function ChoosePayee({ batch, chosen: { choice, person }, onDone, onClose }: Props) {
  const { t } = useTranslation('people');
  const notify = useNotify();
  const change = trpc.payroll.batches.choosePayee.useMutation({ trpc: { context: { quiet: true } } });
  const initial: Fields = { people: person ? [person] : [], reason: '' };
  const form = useForm<Fields>({ initial, rules: { people: atLeastOneRow, reason: required } });
  const { people, reason } = form.values;
  const { typed, setTyped, keywords } = useTyped();
  const found = trpc.org.employees.searchEmployees.useQuery({ keywords }, { enabled: !person });
  const [one] = people;
  const name = one?.name ?? '';
  return (
    <FormDialog
      form={form}
      title={choice === 'add' ? t('addTitle') : t('removeTitle', { name })}
      text={t(choice === 'add' ? 'addText' : 'removeText')}
      submit={t(choice === 'add' ? 'addOne' : 'removeOne')}
      send={() => one && change.mutateAsync({ id: batch.id, version: batch.version, employeeId: one.id, choice, reason: reason.trim() })}
      onDone={(after) => {
        notify.done(t(choice === 'add' ? 'added' : 'removed', { name }));
        onDone(after);
        onClose();
      }}
      onClose={onClose}
    >
      {!person && (
        <PeopleSelect
          label={t('employee')}
          placeholder={t('search')}
          nobodyFound={t('nobodyFound')}
          max={1}
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
        {...(person ? { 'data-autofocus': true } : {})}
        onChange={({ currentTarget: { value } }) => form.set('reason', value)}
        {...fieldProps(form, 'reason')}
      />
    </FormDialog>
  );
}
