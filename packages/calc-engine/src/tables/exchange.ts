/** One exchange rate of a table, by its two currencies and the day that picks the version. */
import type { ParameterVersion } from '../definition/checked-program.ts';
import type { CheckedNode } from '../language/checked.ts';
import { type Period, versionDay } from '../period.ts';
import type { Fraction } from '../reference/fraction.ts';
import { type ResolvedTable, versionOn } from './resolve.ts';

export type FoundRate =
  | { readonly found: 'rate'; readonly rate: Fraction; readonly row: number; readonly version: ParameterVersion }
  | { readonly found: 'no version' | 'no row' | 'blank' };

type RateNode = Extract<CheckedNode, { op: 'exchange-rate' }>;

/** An inverse rate is not invented: only a row that says so converts in its direction. */
export function findExchangeRate(node: RateNode, table: ResolvedTable, period: Period): FoundRate {
  const day = versionDay(period, node.on);
  const version = day === null ? table.version : versionOn(table.data, day);
  if (!version) return { found: 'no version' };
  const is = (cell: ParameterVersion['rows'][number][number] | undefined, code: string): boolean =>
    cell?.kind === 'text' && cell.value === code;
  const row = version.rows.findIndex((cells) => is(cells[node.rate.from], node.from) && is(cells[node.rate.to], node.to));
  if (row < 0) return { found: 'no row' };
  const cell = version.rows[row]?.[node.rate.rate];
  return cell?.kind === 'number' ? { found: 'rate', rate: cell.value, row, version } : { found: 'blank' };
}
