/** Completion: what may stand where somebody is writing. `|` is the cursor. */
import { calculationDefinitionSchema } from '@wagewright/contracts/definition';
import { describe, expect, test } from 'vitest';
import { completeFormula, definitionScopes, helpAt } from '../src/authoring/index.ts';
import { parseFormula } from '../src/language/index.ts';
import { data, definition, field, formula } from './line-support.ts';
import type { Table } from './support.ts';

const overtime: Table = {
  code: 'Overtime',
  kind: 'snapshot',
  lines: 'overtime',
  name: { en: 'Overtime', 'zh-CN': '加班' },
  columns: [field('Hours', 'decimal', { scale: 2 }), field('Kind', 'text')],
};
const pay = data('Pay', [
  formula('Base', 'money', '8000', { name: { en: 'Base pay', 'zh-CN': '基本工资' } }),
  formula('InsuredBase', 'money', '5000', { name: { en: 'Social security base', 'zh-CN': '社保基数' } }),
  formula('Net', 'money', 'Base'),
]);
const given = calculationDefinitionSchema.parse({
  ...definition({ ALL: [overtime, pay] }),
  payTypes: [{ code: 'TAXABLE', name: { en: 'Taxable', 'zh-CN': '应税' } }],
  balances: [{ code: 'GROSS', name: { en: 'Gross pay', 'zh-CN': '应发' }, scale: 2, from: 'Pay.Net' }],
});
const scope = definitionScopes(given).get('Pay');
if (!scope) throw new Error('the definition has a table Pay');

function at(marked: string) {
  const offset = marked.indexOf('|');
  const text = marked.replace('|', '');
  return { found: completeFormula(text, offset, scope!), text, offset };
}
const inserts = (marked: string): string[] => at(marked).found?.items.map(({ insert }) => insert) ?? [];

/** The text after choosing what is called so. */
function chosen(marked: string, insert: string): string {
  const { found, text } = at(marked);
  const item = found?.items.find((one) => one.insert === insert);
  if (!found || !item) throw new Error(`${insert} is not offered in ${marked}, but ${inserts(marked).join(', ')}`);
  return text.slice(0, found.range.from) + item.insert + text.slice(found.range.to);
}

describe('a word being typed', () => {
  test('finds own columns before functions and tables, by code and by name in either language', () => {
    expect(inserts('Ba|')[0]).toBe('Base');
    expect(inserts('8% * 基本|')).toEqual(['Base']);
    expect(inserts('ROU|')).toContain('ROUND(');
    expect(inserts('Overt|')).toEqual(['Overtime']);
    expect(inserts('pay|').slice(0, 2)).toEqual(['PAY_DATE', 'Base']);
  });

  test('that begins a name comes before one in the middle of it', () => {
    const order = inserts('s|');
    expect(order.indexOf('InsuredBase')).toBeLessThan(order.indexOf('Base'));
  });

  test('that nothing is called is offered nothing', () => {
    expect(at('Qwerty|').found).toBeNull();
  });

  test('is replaced whole, and what is behind it stays', () => {
    expect(chosen('ROUND(Ba| * 2, 2)', 'Base')).toBe('ROUND(Base * 2, 2)');
    expect(chosen('[Soc|] + 1', 'InsuredBase')).toBe('InsuredBase + 1');
    expect(chosen('[Soc|', 'InsuredBase')).toBe('InsuredBase');
  });
});

describe('a place says what may stand there', () => {
  test('after a table and its point or bracket: its columns only', () => {
    expect(inserts('SUM(Overtime.|)')).toEqual(['Hours', 'Kind']);
    expect(inserts('SUM(Overtime.Ho|)')).toEqual(['Hours']);
    expect(inserts('SUM(加班.|)')).toEqual(['Hours', 'Kind']);
    expect(chosen('SUM(Overtime[H|])', '.Hours')).toBe('SUM(Overtime.Hours)');
  });

  test('a balance element, a pay type, a word of a list: nothing else', () => {
    expect(inserts('YTD(|)')).toEqual(['GROSS']);
    expect(inserts('TOTAL(|)')).toEqual(['TAXABLE']);
    expect(inserts('LOOKUP(Overtime, 1, |)')).toEqual(['Hours', 'Kind']);
    expect(inserts('LOOKUP([加班], 1, |)')).toEqual(['Hours', 'Kind']);
    expect(inserts('PREV(GROSS, 1, |)')).toEqual(['PAID', 'EARNED']);
  });

  test('inside of a text: nothing; behind it: again everything', () => {
    expect(at('IF([Kind] = "Ba|').found).toBeNull();
    expect(at('IF([Kind] = "a ""Ba|').found).toBeNull();
    expect(inserts('IF("a ""b""" = Ba|')[0]).toBe('Base');
  });
});

describe('help at the cursor', () => {
  const help = (marked: string) => helpAt(marked.replace('|', ''), marked.indexOf('|'));

  test('names the innermost call and its argument, past brackets that only group', () => {
    expect(help('ROUND(MAX(1, (Base + |')?.spec.name).toBe('MAX');
    expect(help('ROUND(MAX(1, 2), |')).toMatchObject({ spec: { name: 'ROUND' }, argument: { name: 'digits' } });
    expect(help('IFS(Base > 1, 2, Base > 2, |')?.argument?.name).toBe('value');
    expect(help('Base + |')).toBeNull();
  });

  test('an argument too many has none', () => {
    expect(help('NOT(TRUE, |')).toMatchObject({ spec: { name: 'NOT' }, argument: null });
  });
});

test('every name that is offered is one that the language reads', () => {
  for (const { insert, kind } of completeFormula('', 0, scope)?.items ?? []) {
    const text = insert.endsWith('(') ? null : insert;
    if (text) expect(parseFormula(text), `${kind} ${insert}`).toMatchObject({ ok: true });
  }
});

test('in a definition of 300 columns a keystroke is completed and checked within 5 ms', () => {
  const many = Array.from({ length: 300 }, (_, index) =>
    formula(`Column${index}`, 'money', '1', { name: { en: `Column ${index}`, 'zh-CN': `列${index}` } }),
  );
  const scopes = definitionScopes(calculationDefinitionSchema.parse(definition({ ALL: [data('Wide', many)] })));
  const wide = scopes.get('Wide');
  if (!wide) throw new Error('Wide is a table');
  const text = Array.from({ length: 60 }, (_, index) => `Column${index}`).join(' + ') + ' + [Col';
  const times = Array.from({ length: 21 }, () => {
    const start = process.hrtime.bigint();
    expect(completeFormula(text, text.length, wide)?.items.length).toBe(60);
    return Number(process.hrtime.bigint() - start) / 1e6;
  });
  expect(times.toSorted((a, b) => a - b)[10]).toBeLessThan(5);
});
