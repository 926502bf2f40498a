import type { Language } from '@wagewright/contracts';
import type { ImportColumn, RefusedRow } from '@wagewright/db';
import type { OutBlock, OutColumn } from '@wagewright/files';
import { describeReasons } from './row-reasons.ts';
import { outColumn } from './table-files.ts';

interface Layout {
  readonly columns: readonly ImportColumn[];
  /** As the file has it. */
  readonly layout: readonly { readonly heading: string; readonly code: string | null }[];
  readonly heading: string;
  readonly language: Language;
}

async function* blocksOf(
  { columns, layout, language }: Layout,
  places: readonly number[],
  rows: AsyncIterable<readonly RefusedRow[]>,
): AsyncGenerator<OutBlock> {
  const isTruth = layout.map(({ code }) => columns.find((column) => column.code === code)?.type === 'boolean');
  for await (const block of rows)
    yield block.map(({ cells, key, reasons }) => [
      ...places.map((place) => {
        const cell = cells[place] ?? '';
        return isTruth[place] && (cell === 'true' || cell === 'false') ? cell === 'true' : cell;
      }),
      describeReasons(reasons, key, columns, language).join(' '),
    ]);
}

/** Refused rows in the layout of the file that was brought, with the reasons behind; reasons of an earlier failure file give way to them. */
export function failureSheet(
  layout: Layout,
  rows: AsyncIterable<readonly RefusedRow[]>,
): { columns: OutColumn[]; blocks: AsyncIterable<OutBlock> } {
  const places = layout.layout.flatMap(({ code }, place) => (code === null ? [] : [place]));
  const columns = places.map((place): OutColumn => {
    const { heading, code } = layout.layout[place] ?? { heading: '', code: null };
    const column = layout.columns.find((candidate) => candidate.code === code);
    return column ? { ...outColumn(column, layout.language), label: heading } : { label: heading, type: 'text' };
  });
  return { columns: [...columns, { label: layout.heading, type: 'text', width: 80 }], blocks: blocksOf(layout, places, rows) };
}
