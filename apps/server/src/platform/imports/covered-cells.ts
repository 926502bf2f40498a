import type { Language, LocalizedText } from '@wagewright/contracts';
import { endInCell, type ImportColumn, type ShownImportRow } from '@wagewright/db';

const another: LocalizedText = { en: ' (another number)', 'zh-CN': '（另一号码）' };

type Sides = Pick<ShownImportRow, 'before' | 'after'>;

/** Numbers of people as they are shown: by their ends. Two that end alike are told apart where one takes the place of the other. */
export function coverCells<Row extends Sides>(row: Row, columns: readonly ImportColumn[], language: Language): Row {
  const places = columns.filter(({ role }) => role === 'value').flatMap(({ isSealed }, place) => (isSealed ? [place] : []));
  if (places.length === 0) return row;
  const covered = (cell: string | null | undefined) => (cell ? `••••${endInCell(cell)}` : null);
  const shown = (side: 'before' | 'after') =>
    row[side] &&
    row[side].map((cell, place) => {
      if (!places.includes(place)) return cell;
      const [own, stood] = [covered(cell), row.before?.[place]];
      return side === 'after' && own !== null && stood !== cell && covered(stood) === own ? `${own}${another[language]}` : own;
    });
  return { ...row, before: shown('before'), after: shown('after') };
}
