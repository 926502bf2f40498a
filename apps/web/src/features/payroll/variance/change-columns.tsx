import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import type { Column } from '../../../shared/ui/data-table/index.ts';
import type { Change } from './comparison.ts';

interface Place {
  readonly currency: string;
  readonly open: (person: Change) => void;
}

type Texts = TFunction<'variance'>;

/** A single cause is its name; of several each says how much it makes. */
export function causesText(causes: Change['causes'], currency: string, t: Texts, format: Formatter): string {
  const [only] = causes;
  if (causes.length === 1 && only) return t(`causes.${only.cause}`);
  return causes.map(({ cause, amount }) => `${t(`causes.${cause}`)} ${format.change(amount, currency)}`).join(' · ');
}

export const changeColumns = ({ currency, open }: Place, t: Texts, format: Formatter): Column<Change>[] => [
  {
    id: 'name',
    name: t('person'),
    type: 'text',
    value: ({ name }) => name,
    content: (person) => (
      <button type="button" aria-label={t('openPerson', { name: person.name })} onClick={() => open(person)}>
        {person.name}
      </button>
    ),
    width: 170,
    pin: 'start',
    card: 'title',
  },
  { id: 'number', name: t('number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 96, card: 'second' },
  { id: 'department', name: t('department'), type: 'text', value: ({ department }) => format.name(department), width: 150 },
  { id: 'causes', name: t('cause'), type: 'text', value: ({ causes }) => causesText(causes, currency, t, format), width: 260, grow: 2 },
  { id: 'before', name: t('before'), type: 'money', currency, value: ({ before }) => before, width: 116 },
  { id: 'after', name: t('after'), type: 'money', currency, value: ({ after }) => after, width: 116 },
  { id: 'change', name: t('change'), type: 'change', currency, value: ({ change }) => change, width: 116, pin: 'end', card: 'aside' },
];
