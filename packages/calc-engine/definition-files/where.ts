/** A path of the data as names: step, table, column, version, row, balance, test. */
import type { FindingPlace } from '@wagewright/contracts/payroll/solutions';
import type { Path } from './text.ts';

type Where = Omit<FindingPlace, 'file' | 'line' | 'column'>;
type Name = Exclude<keyof Where, 'row' | 'part'>;

export const fieldOf = (value: unknown, key: string | number): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, key) ? (value as Record<string | number, unknown>)[key] : undefined;

export const valueAt = (value: unknown, path: Path): unknown => path.reduce<unknown>(fieldOf, value);

/**
 * The paths that lead to something with a name. `@step` is an element that says its own name, `=table` a key that is the name, `=column` one
 * that is written Table.Column, `#row` a number, `_` any element, `!scope` a formula that the definition says by itself; every other word is itself.
 */
const patterns = [
  'steps @step tables @table columns @field',
  'steps @step tables @table versions @version rows #row =field',
  'balances @balance',
  'rules @rule',
  '!scope',
  'tests @test rows =table #row =field',
  'tests @test rows =table #row _ =field',
  'tests @test expect =table #row =field',
  'tests @test expect =table #row _ =field',
  'tests @test history #row',
  'add steps @step tables @table columns @field',
  'add tables @table columns @field',
  'add tables @table versions @version rows #row =field',
  'add columns =table @field',
  'add versions =table @version rows #row =field',
  'add rows =table #row =field',
  'add balances @balance',
  'add rules @rule',
  'add tests @test rows =table #row =field',
  'add tests @test expect =table #row =field',
  'change columns =column',
  'change tables =table',
  'change rows =table #row =field',
  'change balances =balance',
  'change rules =rule',
  'change tests =test expect =table #row =field',
].map((pattern) => pattern.split(' '));

/** Key that an element's name stands under, where it is not its code. */
const namedBy: Readonly<Partial<Record<Name, string>>> = { version: 'validFrom', test: 'name' };

export function whereOf(root: unknown, path: Path): Where {
  const matched = patterns.map((pattern) => ({ pattern, length: matchLength(pattern, path) }));
  const best = matched.reduce((most, candidate) => (candidate.length > most.length ? candidate : most));
  return Object.assign({}, ...best.pattern.slice(0, best.length).map((token, depth) => nameToken(token, root, path, depth))) as Where;
}

function matchLength(pattern: readonly string[], path: Path): number {
  const differs = path.findIndex((step, depth) => {
    const token = pattern[depth];
    if (token === undefined) return true;
    const isIndex = typeof step === 'number';
    if (/^[@#_]/.test(token)) return !isIndex;
    if (token.startsWith('!')) return token.slice(1) !== step;
    return isIndex || (!token.startsWith('=') && token !== step);
  });
  return differs < 0 ? path.length : differs;
}

function nameToken(token: string, root: unknown, path: Path, depth: number): Where {
  const step = path[depth];
  if (step !== undefined && token.startsWith('!')) return { part: 'scope' };
  if (step === undefined || !/^[@=#]/.test(token)) return {};
  if (token.startsWith('#')) return { row: Number(step) + 1 };
  if (token === '=column') return tableAndField(String(step));
  const as = token.slice(1) as Name;
  return {
    [as]: token.startsWith('=') ? String(step) : ownName(valueAt(root, path.slice(0, depth + 1)), namedBy[as] ?? 'code', Number(step)),
  };
}

function tableAndField(path: string): Where {
  const [table = '', field] = path.split('.');
  return field === undefined ? { table } : { table, field };
}

/** An element's own name, or its number from 1 where it has none. */
function ownName(element: unknown, key: string, index: number): string {
  const name = fieldOf(element, key);
  return typeof name === 'string' || typeof name === 'number' ? String(name) : `#${index + 1}`;
}
