import { AppError, isoDate, languages } from '@wagewright/contracts';
import type { PeopleFilter } from '@wagewright/contracts/org/employees';
import { likeText, type Parameters } from '../../parameters.ts';
import type { PeopleColumns, ReadColumn } from './people-columns.ts';

type Condition = PeopleFilter['conditions'][number];

const comparisons = { less: '<', 'at-most': '<=', greater: '>', 'at-least': '>=' } as const;
const casts = { text: 'text', names: 'text', date: 'date', number: 'numeric' } as const;
const numberText = /^-?\d{1,19}(\.\d{1,10})?$/;

/** A value as the column's type. @throws AppError VALIDATION_FAILED for what is none */
function typed({ kind }: ReadColumn, value: string, { column }: Condition, { add }: Parameters): string {
  const isOne = kind === 'date' ? isoDate.safeParse(value).success : kind === 'number' ? numberText.test(value) : true;
  if (!isOne) throw new AppError('VALIDATION_FAILED', { reason: `${column} is not compared with ${JSON.stringify(value)}` });
  return `${add(value)}::${casts[kind]}`;
}

/** The values that a column has as text: one, or one a language. */
const textsOf = ({ kind, sql }: ReadColumn): string[] =>
  kind === 'names' ? languages.map((language) => `${sql} ->> '${language}'`) : [kind === 'text' ? sql : `${sql}::text`];

const anyOf = (parts: readonly string[]): string => (parts.length === 0 ? 'false' : `(${parts.join(' OR ')})`);

function isOneOf(column: ReadColumn, values: readonly string[], condition: Condition, parameters: Parameters): string {
  const said = values.filter((value) => value !== '');
  const blank = values.length > said.length ? [`${column.sql} IS NULL`] : [];
  if (said.length === 0) return anyOf(blank);
  if (column.kind === 'text' || column.kind === 'names') {
    const list = `${parameters.add(said)}::text[]`;
    return anyOf([...blank, ...textsOf(column).map((text) => `${text} = ANY(${list})`)]);
  }
  return anyOf([...blank, ...said.map((value) => `${column.sql} = ${typed(column, value, condition, parameters)}`)]);
}

function isBetween(column: ReadColumn, [least = '', most = '']: readonly string[], condition: Condition, parameters: Parameters): string {
  const bound = (value: string, operator: string) =>
    value === '' ? [] : [`${column.sql} ${operator} ${typed(column, value, condition, parameters)}`];
  return ['true', ...bound(least, '>='), ...bound(most, '<=')].join(' AND ');
}

/** A condition as SQL that is true or not. A field that nobody may ask about holds nothing. */
function conditionSql(condition: Condition, columns: PeopleColumns, parameters: Parameters): string {
  const { operator, value = '', values = [] } = condition;
  const column = columns.read(condition.column);
  if (!column) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${condition.column} in this list` });
  switch (operator) {
    case 'blank':
      return `${column.sql} IS NULL`;
    case 'not-blank':
      return `${column.sql} IS NOT NULL`;
    case 'one-of':
      return isOneOf(column, values, condition, parameters);
    case 'equals':
      return isOneOf(column, [value], condition, parameters);
    case 'not-equals':
      return `${isOneOf(column, [value], condition, parameters)} IS NOT TRUE`;
    case 'between':
      return `(${isBetween(column, values, condition, parameters)})`;
    case 'contains': {
      const pattern = `${parameters.add(`%${likeText(value)}%`)}::text`;
      return anyOf(textsOf(column).map((text) => `${text} ILIKE ${pattern}`));
    }
    default: {
      const against = typed(column, value, condition, parameters);
      return anyOf((column.kind === 'names' ? textsOf(column) : [column.sql]).map((sql) => `${sql} ${comparisons[operator]} ${against}`));
    }
  }
}

/** What a filter asks of an employee `e`. @throws AppError VALIDATION_FAILED for what a column cannot be compared with */
export function filterSql(filter: Omit<PeopleFilter, 'on'>, columns: PeopleColumns, parameters: Parameters): string {
  const { search, conditions, match, within } = filter;
  const parts = conditions.map((condition) => conditionSql(condition, columns, parameters));
  const chosen = parts.length === 0 ? [] : [`(${parts.join(match === 'single' ? ' OR ' : ' AND ')})`];
  const besides = within.map((condition) => conditionSql(condition, columns, parameters));
  const found = search
    ? [
        `(e.name ILIKE ${parameters.add(`%${likeText(search)}%`)}::text OR e.employee_number ILIKE ${parameters.add(`${likeText(search)}%`)}::text)`,
      ]
    : [];
  return ['true', ...chosen, ...besides, ...found].join(' AND ');
}
