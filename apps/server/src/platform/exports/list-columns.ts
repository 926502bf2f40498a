import { AppError, type Language, type LocalizedText } from '@wagewright/contracts';
import type { Value, ValueType } from '@wagewright/files';
import type { ExportColumn } from './send-table.ts';

/** Says a text in the reader's language; nothing of none. */
export type Say = (text: LocalizedText | null) => string | null;

/** A column of a list as data: its heading is what the screen calls it. */
export interface ListColumn<Row> {
  readonly label: LocalizedText;
  readonly type: ValueType;
  readonly scale?: number;
  readonly valueOf: (row: Row, say: Say) => Value;
  /** Of amounts in each row's own currency, which then stands in a column beside them. */
  readonly currencyOf?: (row: Row) => string;
}

export type ListColumns<Row> = Readonly<Record<string, ListColumn<Row>>>;

/** As the page heads it where it makes the file itself. */
const currencyLabel = (label: LocalizedText): LocalizedText => ({ en: `${label.en}, currency`, 'zh-CN': `${label['zh-CN']}币种` });

/**
 * The columns of a list in the order that is asked for; all of them where nothing is.
 * @throws AppError VALIDATION_FAILED for one that the list does not have
 */
export function listColumns<Row>(known: ListColumns<Row>, ids: readonly string[] | undefined, language: Language): ExportColumn<Row>[] {
  const say: Say = (text) => text?.[language] ?? null;
  return (ids ?? Object.keys(known)).flatMap((id) => {
    const column = Object.hasOwn(known, id) ? known[id] : undefined;
    if (!column) throw new AppError('VALIDATION_FAILED', { reason: `there is no column ${id} in this list` });
    const { label, valueOf, currencyOf, ...shape } = column;
    const own: ExportColumn<Row> = { ...shape, label: label[language], valueOf: (row) => valueOf(row, say) };
    return currencyOf ? [own, { label: currencyLabel(label)[language], type: 'text', valueOf: currencyOf }] : [own];
  });
}

/** A moment as a file says it; its column names the time zone. */
export const momentText = (at: Date | string | null): string | null =>
  at === null ? null : new Date(at).toISOString().slice(0, 16).replace('T', ' ');
