import { Button } from '@mantine/core';
import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Outputs } from '../../../../shared/api/trpc.ts';
import type { Formatter } from '../../../../shared/format/formatter.ts';
import type { Column } from '../../../../shared/ui/data-table/index.ts';

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
  /** Adds or removes somebody; left out where nobody may. */
  readonly choose: ((person: Person) => void) | undefined;
}

export const peopleColumns = ({ batchId, t, format, isExcluded, choose }: Options): Column<Person>[] => [
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
    width: 190,
    card: 'title',
  },
  { id: 'number', name: t('columns.number'), type: 'text', value: ({ employeeNumber }) => employeeNumber, width: 110, grow: 0 },
  {
    id: 'department',
    name: t('columns.department'),
    type: 'text',
    value: ({ department }) => department && format.name(department),
    width: 220,
    card: 'second',
  },
  { id: 'change', name: t('columns.change'), type: 'text', value: (person) => changeOf(person, t, format), width: 240, wraps: true },
  { id: 'why', name: t('columns.why'), type: 'text', value: (person) => whyOf(person, t, isExcluded), width: 260, grow: 2, wraps: true },
  ...(choose
    ? [
        {
          id: 'action',
          name: t('columns.action'),
          type: 'text',
          value: () => null,
          content: (person: Person) => (
            <Button
              variant="default"
              size="compact-sm"
              aria-label={t(person.isPaid ? 'removeName' : 'addName', { name: person.name })}
              onClick={() => choose(person)}
            >
              {t(person.isPaid ? 'removeOne' : 'addOne')}
            </Button>
          ),
          width: 110,
          grow: 0,
        } satisfies Column<Person>,
      ]
    : []),
];
