/** What can be chosen in a field: words of the format by their names, and what a definition has. */
import { columnTypeSchema, roundingModeSchema } from '@wagewright/contracts/definition';
import { valueWords } from '@wagewright/contracts/definition-findings';
import { payTypeKindLabels } from '@wagewright/contracts/payroll/pay-types';
import type { RuleTable } from '../rules.ts';
import { tablesOf } from '../rules.ts';
import type { Choice, Place } from './field.ts';
import { formWords } from './form-words.ts';

const upper = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Words of the format under a key, in the reader's language; some of them where `only` says so. */
export const words =
  (key: string, only?: (place: Place) => readonly string[]) =>
  (place: Place): Choice[] => {
    const known = valueWords[key] ?? formWords[key] ?? {};
    const values = only?.(place) ?? Object.keys(known);
    return values.map((value) => ({ value, label: upper(known[value]?.[place.language] ?? value) }));
  };

export const columnTypes = words('type', () => columnTypeSchema.options);
export const roundings = words('rounding', () => roundingModeSchema.options);

interface Named {
  readonly code: string;
  readonly name: { readonly en: string; readonly 'zh-CN': string };
}

const choicesOf = (named: readonly Named[], { language }: Place): Choice[] =>
  named.map(({ code, name }) => ({ value: code, label: name[language] }));

export const tableNamed = ({ definition }: Place, code: string): RuleTable | undefined =>
  tablesOf(definition).find((one) => one.code === code);

/** Tables of the definition that may be named here; never the table itself. */
export const tables =
  (fits: (table: RuleTable) => boolean = () => true) =>
  (place: Place): Choice[] =>
    choicesOf(
      tablesOf(place.definition).filter((table) => table.code !== place.table?.code && fits(table)),
      place,
    );

/** All columns of a table, as formulas see them: a pivot's groups too. */
export function columnsIn(place: Place, code: string): Choice[] {
  const scope = place.scopes.get(code)?.own;
  return choicesOf(scope?.columns ?? tableNamed(place, code)?.columns ?? [], place);
}

/** The columns that a table has of its own. */
export const ownColumns = (place: Place): Choice[] => choicesOf(place.table?.columns ?? [], place);

/** `Table.Column` of the tables with one row a person, numbers only. */
export function figures(place: Place): Choice[] {
  return tablesOf(place.definition).flatMap((table) =>
    place.scopes.get(table.code)?.own?.lines === 'one'
      ? table.columns
          .filter(({ type }) => type === 'money' || type === 'decimal' || type === 'integer')
          .map(({ code, name }) => ({ value: `${table.code}.${code}`, label: name[place.language], group: table.name[place.language] }))
      : [],
  );
}

/** Numbers beside a column: those of its own table by their code, those of others with their table. */
export const figuresBeside = (place: Place): Choice[] => {
  const own = place.table?.code ?? '';
  return figures(place).map((one) => (one.value.startsWith(`${own}.`) ? { ...one, value: one.value.slice(own.length + 1) } : one));
};

const onlyHere = { en: 'In these rules only', 'zh-CN': '仅在此规则中' };

/** Pay types of the definition, and those of the company's list that it may take up, under what each is. */
export function payTypes({ definition, lists, language }: Place): Choice[] {
  const own = definition.payTypes ?? [];
  const listed = lists?.payTypes ?? [];
  const offered = [...own, ...listed.filter(({ code }) => own.every((one) => one.code !== code))];
  return offered.map(({ code, name }) => {
    const type = listed.find((one) => one.code === code)?.type;
    const group = (type ? payTypeKindLabels[type] : onlyHere)[language];
    return { value: code, label: name[language], ...(listed.length > 0 ? { group } : {}) };
  });
}

/** Balance elements that a column can fill: the definition's, each with the column that fills it now where that is another one, and the company's. */
export const fillable =
  (path: string) =>
  ({ definition, lists, language }: Place): Choice[] => {
    const own = definition.balances.map(({ code, name, from }) => {
      const [tableCode, columnCode] = from.split('.');
      const table = tablesOf(definition).find((one) => one.code === tableCode);
      const column = table?.columns.find((one) => one.code === columnCode);
      const filledBy = from !== path && table && column ? ` (${table.name[language]} › ${column.name[language]})` : '';
      return { value: code, label: `${name[language]}${filledBy}` };
    });
    const listed = (lists?.elements ?? []).filter(({ code }) => own.every(({ value }) => value !== code));
    return [...own, ...listed.map(({ code, name }) => ({ value: code, label: name[language] }))];
  };

export const elements = (place: Place): Choice[] => choicesOf(place.definition.balances, place);
