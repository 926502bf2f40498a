import { CloseButton } from '@mantine/core';
import { useTranslation } from 'react-i18next';
import { type NamedPerson, PersonField } from './PersonField.tsx';
import classes from './Processes.module.css';

interface Props {
  readonly people: readonly NamedPerson[];
  readonly onChange: (people: readonly NamedPerson[]) => void;
}

/** Who is told when nobody can decide at a node, or a deadline passes and nobody is named for it. */
export function Administrators({ people, onChange }: Props) {
  const { t } = useTranslation('processes');
  return (
    <div className={classes.administrators}>
      {people.length > 0 && (
        <ul>
          {people.map(({ id, name }) => (
            <li key={id}>
              {name}
              <CloseButton
                size="sm"
                aria-label={t('administrators.remove', { name })}
                onClick={() => onChange(people.filter((person) => person.id !== id))}
              />
            </li>
          ))}
        </ul>
      )}
      <PersonField
        key={people.length}
        label={t('administrators.add')}
        description={people.length === 0 ? t('administrators.none') : ''}
        isOptional
        value={null}
        onChange={(person) => {
          if (person && !people.some(({ id }) => id === person.id)) onChange([...people, person]);
        }}
      />
    </div>
  );
}
