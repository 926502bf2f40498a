import type { Program } from '@wagewright/calc-engine';
import type { OutputOf } from '@wagewright/contracts';
import type { getWhatIf } from '@wagewright/contracts/payroll/what-ifs';
import { runColumns } from '@wagewright/db/columns';
import type { Compared } from './compared-programs.ts';

type Totals = NonNullable<OutputOf<typeof getWhatIf>['comparison']>['totals'];

/** Digits without the zeros that only the scale brings. */
const normal = (text: string | undefined): string | undefined => (text?.includes('.') ? text.replace(/\.?0+$/, '') : text);

function nameOf(program: Program, path: string) {
  const [tableCode, columnCode] = path.split('.');
  const name = program.tables.find(({ code }) => code === tableCode)?.columns.find(({ code }) => code === columnCode)?.name;
  return name && { en: name.en, 'zh-CN': name['zh-CN'] };
}

/** The totals that differ, gross, deductions and net first, then in the order of the columns. */
export function compareTotals({ before, after }: Compared, base: unknown, fork: unknown): Totals {
  const [was, is] = [runColumns.totals(base)?.columns ?? {}, runColumns.totals(fork)?.columns ?? {}];
  const figures = after.summary ? Object.values(after.summary) : [];
  const paths = [...new Set([...figures, ...Object.keys(is), ...Object.keys(was)])];
  return paths
    .filter((path) => normal(was[path]) !== normal(is[path]))
    .map((path) => {
      const [table = '', column = ''] = path.split('.');
      const name = nameOf(after, path) ?? nameOf(before, path) ?? { en: path, 'zh-CN': path };
      return { table, column, name, before: was[path] ?? null, after: is[path] ?? null };
    });
}
