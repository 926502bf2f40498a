import { useNavigate } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { FormDialog, type NamedPerson, useForm } from '../../../shared/ui/form/index.ts';
import { PersonPick } from '../../org/employees/index.ts';

/** Whose leave is to be looked at, asked for or adjusted. */
export default function ChoosePerson({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation('leave');
  const navigate = useNavigate();
  const form = useForm({
    initial: { person: null as NamedPerson | null },
    rules: { person: (person) => (person === null ? 'required' : null) },
  });
  const { person } = form.values;
  return (
    <FormDialog
      form={form}
      title={t('choose.title')}
      text={t('choose.text')}
      submit={t('choose.submit')}
      send={async () => person?.id}
      onDone={async (id) => {
        if (id !== undefined) await navigate({ to: '/time/leave/people/$employeeId', params: { employeeId: String(id) } });
      }}
      onClose={onClose}
    >
      <PersonPick
        label={t('columns.employee')}
        value={person}
        onChange={(value) => form.set('person', value)}
        error={form.errorOf('person')}
      />
    </FormDialog>
  );
}
