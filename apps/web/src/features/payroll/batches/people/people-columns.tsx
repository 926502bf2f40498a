import { Button, Group } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';
import type { Act } from './people-acts.ts';

export type Population = Outputs['payroll']['batches']['listPopulation'];
export type Person = Population['rows'][number];

function changeOf(person: Person, t: TFunction<'people'>, format: Formatter): string {
  const { movement, departmentBefore, isHeld, isPaid } = person;
  return [
    ...(movement ? [t(movement)] : []),
    ...(departmentBefore ? [t('movedFrom', { department: format.name(departmentBefore) })] : []),
    ...(isHeld ? [t('isHeld')] : []),
    ...(isPaid ? [] : [t('notPaid')]),
  ].join(' · ');
}

const whyOf = ({ reason, condition }: Person, t: TFunction<'people'>, isExcluded: boolean): string | null => {
  if (reason !== null) return reason;
  if (condition !== null) return t('condition', { condition });
  return isExcluded ? t('undecided') : null;
};

interface Options {
  readonly batchId: number;
  readonly t: TFunction<'people'>;
  readonly format: Formatter;
  /** Those who are left out by the application scope are shown. */
  readonly isExcluded: boolean;
  /** They are few enough for rows of any height: all of them are drawn. */
  readonly areFew: boolean;
  /** What the caller may do with people as they stand. */
  readonly may: { readonly hold: boolean; readonly choose: boolean };
  readonly onAct: (act: Act, person: Person) => void;
}

/** What can be done with somebody: who is paid is held or removed, who is held is taken in again, anybody else is added. */
const actsOf = ({ isPaid, isHeld }: Person, may: Options['may']): Act[] => [
  ...(may.hold && isPaid ? [isHeld ? ('takeIn' as const) : ('hold' as const)] : []),
  ...(may.choose ? [isPaid ? ('remove' as const) : ('add' as const)] : []),
];

function Acts({ person, may, onAct, t }: Pick<Options, 'may' | 'onAct' | 't'> & { readonly person: Person }) {
  return (
    <Group gap={6} wrap="nowrap" display="inline-flex" style={{ verticalAlign: 'middle' }}>
      {actsOf(person, may).map((act) => (
        <Button
          key={act}
          variant="default"
          size="compact-sm"
          aria-label={t(`${act}Name`, { name: person.name })}
          onClick={() => onAct(act, person)}
        >
          {t(`${act}One`)}
        </Button>
      ))}
    </Group>
  );
}

export const peopleColumns = ({ batchId, t, format, isExcluded, areFew, may, onAct }: Options): Column<Person>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ name, employeeId, isPaid }) =>
      isPaid ? (
        <Link to="/payroll/batches/$batchId/people/$employeeId" params={{ batchId: String(batchId), employeeId: String(employeeId) }}>
          {name}
        </Link>
      ) : (
        name
      ),
    width: 170,
    pin: 'start',
    card: 'title',
  },
  { id: 'number', name: t('columns.number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 96, grow: 0 },
  {
    id: 'department',
    name: t('columns.department'),
    type: 'text',
    value: ({ department }) => department && format.name(department),
    width: 180,
    card: 'second',
  },
  { id: 'change', name: t('columns.change'), type: 'text', value: (person) => changeOf(person, t, format), width: 170, wraps: areFew },
  { id: 'why', name: t('columns.why'), type: 'text', value: (person) => whyOf(person, t, isExcluded), width: 190, grow: 2, wraps: areFew },
  ...(may.hold || may.choose
    ? [
        {
          id: 'action',
          name: t('columns.action'),
          type: 'text',
          value: () => null,
          content: (person: Person) => <Acts person={person} may={may} onAct={onAct} t={t} />,
          width: may.hold && may.choose ? 224 : 140,
          grow: 0,
          pin: 'end',
          card: 'line',
        } satisfies Column<Person>,
      ]
    : []),
];
