/** Cells that could be read in two ways, until the whole file has been seen: what other cells prove decides, or nothing does. */
import type { DateOrder, DecimalMark, Doubt, Notation, Reading } from './column.ts';

/** What cells have proved, by what they can be only. */
export class Evidence {
  private readonly proved = new Set<DecimalMark | DateOrder>();

  add(proof: DecimalMark | DateOrder): void {
    this.proved.add(proof);
  }

  decimalMark(): DecimalMark | 'both' | undefined {
    return one(this.proved.has('point'), 'point', this.proved.has('comma'), 'comma');
  }

  dateOrder(): DateOrder | 'both' | undefined {
    return one(this.proved.has('day-first'), 'day-first', this.proved.has('month-first'), 'month-first');
  }
}

function one<T>(hasFirst: boolean, first: T, hasSecond: boolean, second: T): T | 'both' | undefined {
  if (hasFirst && hasSecond) return 'both';
  if (hasFirst) return first;
  return hasSecond ? second : undefined;
}

/** In the order in which they decide: the setting, the column, the file, and of a file whose fields are parted by commas that its decimals are not. */
export interface Judges {
  readonly setting: Notation;
  readonly column: Evidence;
  readonly file: Evidence;
  readonly isCommaSeparated: boolean;
}

/** Null where nothing decides. */
export function settle(doubt: Doubt, { setting, column, file, isCommaSeparated }: Judges): Reading | null {
  if (doubt.of === 'number') {
    const mark = setting.decimalMark ?? column.decimalMark() ?? file.decimalMark() ?? (isCommaSeparated ? 'point' : 'both');
    return mark === 'both' ? null : doubt.readings[mark];
  }
  const order = setting.dateOrder ?? column.dateOrder() ?? file.dateOrder() ?? 'both';
  return order === 'both' ? null : doubt.readings[order];
}
