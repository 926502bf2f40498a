/** A sheet as somebody has said that its columns are: what stands above the header is not read, and columns that are left out are nothing. */
import { cellText, type FileProblem, type FileRow, type SheetReader } from '@wagewright/files';
import { coveredNumber } from '../covered-number.ts';

export interface MappedSheet {
  readonly sheet: SheetReader;
  /** Headings as they stand in the file, by place; when its header has been read. */
  headings(): readonly string[];
  /** What is worth knowing: titles above the header. */
  notes(): FileProblem[];
}

/** By which a column is told in the header that the reader gets. */
export const placeHeading = (place: number): string => `#${place}`;

/** @param places columns that are read, from 1 */
export function mappedSheet(sheet: SheetReader, headerRow: number, places: readonly number[]): MappedSheet {
  const width = Math.max(0, ...places);
  const titles: string[] = [];
  let headings: readonly string[] = [];
  const header = (row: FileRow): FileRow => {
    headings = row.cells.map((cell) => cellText(cell).trim());
    return { ...row, cells: Array.from({ length: width }, (_, index) => placeHeading(index + 1)) };
  };
  /** No cell beyond what is read; one that is missing at the end is blank. */
  const within = (row: FileRow): FileRow => ({ ...row, cells: Array.from({ length: width }, (_, index) => row.cells[index] ?? null) });
  const isFilled = ({ cells }: FileRow): boolean => cells.some((cell) => cell !== null && cell !== '');
  async function* blocks(): AsyncGenerator<readonly FileRow[]> {
    for await (const block of sheet.blocks()) {
      const shown: FileRow[] = [];
      for (const row of block) {
        if (row.number < headerRow)
          titles.push(
            row.cells
              .map((cell) => cellText(cell).trim())
              .filter(Boolean)
              .map(coveredNumber)
              .join(' '),
          );
        else if (row.number === headerRow) shown.push(header(row));
        else {
          const cut = within(row);
          if (isFilled(cut)) shown.push(cut);
        }
      }
      yield shown;
    }
  }
  const place = { file: sheet.file, sheet: sheet.sheet };
  return {
    sheet: { ...sheet, blocks },
    headings: () => headings,
    notes: () => (titles.length > 0 ? [{ code: 'TITLE_ROWS', place, details: { rows: titles.join(' · ').slice(0, 200) } }] : []),
  };
}
