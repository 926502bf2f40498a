import { Link } from '@tanstack/react-router';
import type { TFunction } from 'i18next';
import type { Formatter } from '../../../shared/format/formatter.ts';
import { defined } from '../../../shared/search.ts';
import type { Column, FilterColumn } from '../../../shared/ui/data-table/index.ts';
import { StatusBadge, type Tone } from '../../../shared/ui/StatusBadge.tsx';
import type { CustomText } from '../custom-fields/index.ts';
import type { ListedPerson, PersonField } from './people-search.ts';

type Say = TFunction<'employees'>;

export const stateTones: Record<ListedPerson['state'], Tone> = { planned: 'quiet', employed: 'good', left: 'closed' };

const categories = ['fulltime-regular', 'parttime-regular'] as const;
export const categoryName = (category: string | null, t: Say): string => {
  const known = categories.find((one) => one === category);
  return known ? t(`categories.${known}`) : (category ?? '');
};
export const genderName = (gender: string | null, t: Say): string => (gender === 'F' || gender === 'M' ? t(`genders.${gender}`) : '');

/** "from 1 Mar 2027: Sales → Marketing" */
function plannedText({ upcoming, department, position }: ListedPerson, t: Say, format: Formatter): string | null {
  if (!upcoming) return null;
  const [before, after] = [format.name(department), format.name(upcoming.department)];
  const moved = before !== after ? [before, after] : [format.name(position), format.name(upcoming.position)];
  const day = format.day(upcoming.on);
  return moved[0] === moved[1] ? t('plannedChange', { day }) : t('plannedMove', { day, from: moved[0] || '–', to: moved[1] || '–' });
}

const fieldId = ({ key }: PersonField): string => `custom_${key}`;

interface Told {
  readonly t: Say;
  readonly format: Formatter;
  readonly fields: readonly PersonField[];
  readonly say: CustomText;
}

export const personColumns = ({ t, format, fields, say, on }: Told & { readonly on: string | undefined }): Column<ListedPerson>[] => [
  {
    id: 'name',
    name: t('columns.name'),
    type: 'text',
    value: ({ name }) => name,
    content: ({ id, name }) => (
      <Link to="/people/$employeeId" params={{ employeeId: String(id) }} search={defined({ on })}>
        {name}
      </Link>
    ),
    width: 180,
    pin: 'start',
    card: 'title',
    isSortable: true,
  },
  {
    id: 'employeeNumber',
    name: t('columns.employeeNumber'),
    type: 'text',
    value: (row) => row.employeeNumber,
    width: 104,
    grow: 0,
    isSortable: true,
  },
  {
    id: 'state',
    name: t('columns.state'),
    type: 'text',
    value: ({ state }) => t(`states.${state}`),
    content: ({ state }) => <StatusBadge tone={stateTones[state]}>{t(`states.${state}`)}</StatusBadge>,
    width: 120,
    grow: 0,
    card: 'aside',
    isSortable: true,
  },
  {
    id: 'department',
    name: t('columns.department'),
    type: 'text',
    value: ({ department }) => format.name(department),
    mark: (row) => plannedText(row, t, format),
    width: 230,
    card: 'second',
    isSortable: true,
  },
  {
    id: 'position',
    name: t('columns.position'),
    type: 'text',
    value: ({ position }) => format.name(position),
    width: 200,
    isSortable: true,
  },
  { id: 'grade', name: t('columns.grade'), type: 'text', value: ({ grade }) => format.name(grade), width: 110, grow: 0, isSortable: true },
  { id: 'supervisor', name: t('columns.supervisor'), type: 'text', value: ({ supervisor }) => supervisor, width: 170, isSortable: true },
  {
    id: 'dottedSupervisor',
    name: t('columns.dottedSupervisor'),
    type: 'text',
    value: ({ dottedSupervisor }) => dottedSupervisor,
    width: 170,
    isHidden: true,
    isSortable: true,
  },
  { id: 'hireDate', name: t('columns.hireDate'), type: 'date', value: ({ hireDate }) => hireDate, width: 116, grow: 0, isSortable: true },
  {
    id: 'terminationDate',
    name: t('columns.terminationDate'),
    type: 'date',
    value: (row) => row.terminationDate,
    width: 116,
    grow: 0,
    isSortable: true,
  },
  {
    id: 'category',
    name: t('columns.category'),
    type: 'text',
    value: ({ category }) => categoryName(category, t),
    width: 120,
    grow: 0,
    isSortable: true,
  },
  {
    id: 'legalEntity',
    name: t('columns.legalEntity'),
    type: 'text',
    value: ({ legalEntity }) => format.name(legalEntity),
    width: 190,
    isSortable: true,
  },
  {
    id: 'costCenter',
    name: t('columns.costCenter'),
    type: 'text',
    value: ({ costCenter }) => format.name(costCenter),
    width: 150,
    isHidden: true,
    isSortable: true,
  },
  {
    id: 'gender',
    name: t('columns.gender'),
    type: 'text',
    value: ({ gender }) => genderName(gender, t),
    width: 90,
    grow: 0,
    isHidden: true,
    isSortable: true,
  },
  { id: 'email', name: t('columns.email'), type: 'text', value: ({ email }) => email, width: 210, isHidden: true, isSortable: true },
  { id: 'phone', name: t('columns.phone'), type: 'text', value: ({ phone }) => phone, width: 140, isHidden: true, isSortable: true },
  ...fields.map(
    (field): Column<ListedPerson> => ({
      id: fieldId(field),
      name: format.name(field.label),
      type: field.type === 'date' ? 'date' : 'text',
      value: ({ custom }) => (field.type === 'date' ? (custom[field.key] ?? null) : say(field, custom[field.key])),
      width: 150,
      isHidden: true,
      isSortable: true,
    }),
  ),
];

/** What people can be filtered and grouped by. */
export function personFilters({ t, format, fields, say }: Told): FilterColumn[] {
  const nothing = t('noValue');
  const plain = (value: string | null) => value ?? nothing;
  const day = (value: string | null) => (value === null ? nothing : format.day(value));
  const values = (
    id: 'department' | 'position' | 'grade' | 'supervisor' | 'dottedSupervisor' | 'legalEntity' | 'costCenter',
  ): FilterColumn => ({
    id,
    name: t(`columns.${id}`),
    kind: 'values',
    write: plain,
  });
  return [
    {
      id: 'state',
      name: t('columns.state'),
      kind: 'values',
      write: (value) => (value === 'planned' || value === 'employed' || value === 'left' ? t(`states.${value}`) : nothing),
    },
    values('department'),
    values('position'),
    values('grade'),
    values('supervisor'),
    values('dottedSupervisor'),
    values('legalEntity'),
    values('costCenter'),
    { id: 'hireDate', name: t('columns.hireDate'), kind: 'date', write: day },
    { id: 'terminationDate', name: t('columns.terminationDate'), kind: 'date', write: day },
    { id: 'category', name: t('columns.category'), kind: 'values', write: (value) => categoryName(value, t) || nothing },
    { id: 'gender', name: t('columns.gender'), kind: 'values', write: (value) => genderName(value, t) || nothing },
    ...fields.map(
      (field): FilterColumn => ({
        id: fieldId(field),
        name: format.name(field.label),
        kind: field.type === 'integer' || field.type === 'decimal' ? 'number' : field.type === 'date' ? 'date' : 'values',
        write: (value) => say(field, value) ?? nothing,
      }),
    ),
  ];
}
