import type { Named, Sheet, SheetLine, SheetTable } from './sheet.ts';
import { colors, margin, TaggedPage, type Words } from './tagged-page.ts';

type Structure = PDFKit.PDFStructureElement;

const figureWidth = 92;
const factColumns = 3;
const pictureBox = { width: 150, height: 44 } as const;
/** Between columns. */
const gutter = 10;

/** Names and values in a grid, read as a list. */
function writeFacts(page: TaggedPage, facts: readonly Named[]): void {
  const width = (page.width - (factColumns - 1) * gutter) / factColumns;
  const list = page.part('L');
  for (let first = 0; first < facts.length; first += factColumns) {
    const cells = facts.slice(first, first + factColumns).map(({ name, value }, place) => {
      const at = { x: margin + place * (width + gutter), width };
      return {
        name: { ...at, text: name, size: 8, color: colors.dim } as Words,
        value: { ...at, text: value, size: 9.5 } as Words,
      };
    });
    const height = 11 + Math.max(...cells.map(({ value }) => page.heightOf(value)));
    page.need(height);
    for (const { name, value } of cells) {
      const item = page.part('LI', list);
      page.say('Lbl', item, () => page.write(name, page.y));
      page.say('LBody', item, () => page.write(value, page.y + 11));
      item.end();
    }
    page.y += height + 7;
  }
  list.end();
}

/** The figures that matter on a band of their own, the first of them large. */
function writeFigures(page: TaggedPage, [first, ...others]: readonly Named[]): void {
  if (!first) return;
  const height = 60;
  page.need(height + 8);
  const top = page.y;
  page.decorate(() => {
    page.doc.roundedRect(margin, top, page.width, height, 6).fill(colors.soft);
  });
  const list = page.part('L');
  const put = ({ name, value }: Named, x: number, width: number, size: number): void => {
    const item = page.part('LI', list);
    page.say('Lbl', item, () => page.write({ text: name, x, width, size: 8.5, color: colors.dim }, top + 11));
    page.say('LBody', item, () =>
      page.write({ text: value, x, width, size, weight: 'bold', color: colors.teal }, top + 11 + 11 + (22 - size) * 0.7),
    );
    item.end();
  };
  const large = page.width * 0.42;
  put(first, margin + 14, large - 14, 20);
  const rest = (page.width - large - 14) / Math.max(others.length, 1);
  others.forEach((figure, place) => {
    put(figure, margin + large + place * rest, rest - gutter, 12);
  });
  list.end();
  page.y = top + height + 14;
}

interface Column {
  readonly x: number;
  readonly width: number;
}

/** Where the columns of a table stand: the name takes what the figures leave. */
function columnsOf(page: TaggedPage, { columns }: SheetTable): readonly Column[] {
  const figures = columns.length - 1;
  const nameWidth = page.width - figures * figureWidth - gutter;
  return columns.map((_, place) =>
    place === 0
      ? { x: margin, width: nameWidth }
      : { x: margin + page.width - (figures - place + 1) * figureWidth + gutter, width: figureWidth - gutter },
  );
}

const headWords = (columns: readonly Column[], texts: readonly string[]): Words[] =>
  texts.map((text, place) => ({
    text,
    x: columns[place]?.x ?? margin,
    width: columns[place]?.width ?? figureWidth,
    size: 8,
    color: colors.dim,
    align: place === 0 ? 'left' : 'right',
  }));

/** The heads of the columns; on a further page they are only seen, having been read already. */
function writeHead(page: TaggedPage, words: readonly Words[], table: Structure | undefined): void {
  const { y } = page;
  if (table) {
    const head = page.part('THead', table);
    const row = page.part('TR', head);
    for (const word of words) page.say('TH', row, () => page.write(word, y), 'Column');
    row.end();
    head.end();
  } else
    page.decorate(() => {
      for (const word of words) page.write(word, y);
    });
  page.y += Math.max(...words.map((word) => page.heightOf(word))) + 3;
  page.rule(page.y);
  page.y += 4;
}

function writeLine(page: TaggedPage, body: Structure, columns: readonly Column[], line: SheetLine, weight: 'regular' | 'bold'): void {
  const [nameColumn, ...figureColumns] = columns;
  if (!nameColumn) return;
  const name: Words = { ...nameColumn, text: line.name, size: 9.5, weight };
  const note: Words | undefined = line.note === undefined ? undefined : { ...nameColumn, text: line.note, size: 8, color: colors.dim };
  const nameHeight = page.heightOf(name);
  const { y } = page;
  const row = page.part('TR', body);
  page.say(
    'TH',
    row,
    () => {
      page.write(name, y);
      if (note) page.write(note, y + nameHeight);
    },
    'Row',
  );
  figureColumns.forEach((column, place) => {
    const text = line.figures[place] ?? '';
    page.say('TD', row, () => page.write({ ...column, text, size: 9.5, weight, align: 'right' }, y));
  });
  row.end();
  page.y += nameHeight + (note ? page.heightOf(note) : 0) + 5;
}

const lineHeight = (page: TaggedPage, [column]: readonly Column[], { name, note }: SheetLine): number => {
  const at = { x: 0, width: column?.width ?? page.width };
  return 5 + page.heightOf({ ...at, text: name, size: 9.5 }) + (note === undefined ? 0 : page.heightOf({ ...at, text: note, size: 8 }));
};

function writeTable(page: TaggedPage, table: SheetTable): void {
  const columns = columnsOf(page, table);
  const heads = headWords(columns, table.columns);
  page.need(70); // a heading alone at a page's end heads nothing
  page.paragraph('H2', { text: table.heading, x: margin, width: page.width, size: 11, weight: 'bold' }, 1);
  if (table.note !== undefined) page.paragraph('P', { text: table.note, x: margin, width: page.width, size: 8, color: colors.dim }, 1);
  page.y += 3;
  const structure = page.part('Table');
  writeHead(page, heads, structure);
  const body = page.part('TBody', structure);
  for (const line of table.lines) {
    if (page.need(lineHeight(page, columns, line))) writeHead(page, heads, undefined);
    writeLine(page, body, columns, line, 'regular');
  }
  if (table.sum) {
    if (page.need(lineHeight(page, columns, table.sum) + 4)) writeHead(page, heads, undefined);
    page.rule(page.y);
    page.y += 4;
    writeLine(page, body, columns, table.sum, 'bold');
  }
  body.end();
  structure.end();
  page.y += 10;
}

/**
 * A sheet as PDF: tagged, with its language and title, Latin and Chinese letters embedded as far as it uses them.
 * @param password opens it (AES-256); without one it is open
 */
export async function writeSheet(sheet: Sheet, password?: string): Promise<Uint8Array> {
  const page = new TaggedPage(sheet, password);
  const whole = { x: margin, width: page.width };
  if (sheet.picture !== undefined) page.picture(sheet.picture, page.y, pictureBox.width, pictureBox.height);
  const beside = sheet.picture === undefined ? whole : { ...whole, width: page.width - pictureBox.width - gutter };
  page.paragraph('H1', { ...beside, text: sheet.heading, size: 18, weight: 'bold' }, 1);
  page.paragraph('P', { ...beside, text: sheet.lead, size: 9.5, color: colors.dim }, 10);
  if (sheet.note) page.paragraph('P', { ...whole, text: sheet.note, size: 9.5 }, 10);
  writeFigures(page, sheet.figures);
  writeFacts(page, sheet.facts);
  page.y += 8;
  for (const table of sheet.tables) writeTable(page, table);
  if (sheet.remarks) {
    page.need(60);
    page.paragraph('H2', { ...whole, text: sheet.remarks.heading, size: 11, weight: 'bold' }, 3);
    page.paragraph('P', { ...whole, text: sheet.remarks.text, size: 9.5 }, 0);
  }
  return await page.finish(sheet.foot);
}
