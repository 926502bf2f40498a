import { keepPreviousData } from '@tanstack/react-query';
import { limits } from '@wagewright/contracts';
import { useTranslation } from 'react-i18next';
import { trpc } from '../../../shared/api/trpc.ts';
import { type NamedPerson, PeopleSelect, useTyped } from '../../../shared/ui/form/index.ts';

const offeredMax = 20;

interface Props {
  readonly people: readonly NamedPerson[];
  readonly onChange: (people: readonly NamedPerson[]) => void;
}

/** People found by name or number, for whom something is made; nobody chosen means everybody. */
export function NamedPeople({ people, onChange }: Props) {
  const { t } = useTranslation('batches');
  const { typed, setTyped, keywords } = useTyped();
  const query = trpc.org.employees.searchEmployees.useQuery({ keywords, limit: offeredMax }, { placeholderData: keepPreviousData });
  return (
    <PeopleSelect
      label={t('named.label')}
      description={t('named.help')}
      placeholder={t('named.everybody')}
      nobodyFound={t('named.nobody')}
      max={limits.namedPayeesMax}
      typed={typed}
      onType={setTyped}
      found={(query.data?.rows ?? []).map(({ id, name, employeeNumber }) => ({ id, name: `${name} (${employeeNumber})` }))}
      people={people}
      onChange={onChange}
    />
  );
}
