/** What a workbook says of itself: its sheets, where each lies, and from when its dates count. */
import type { Epoch } from './dates.ts';
import { attribute, type XmlHandler } from './xml.ts';

export interface SheetEntry {
  readonly name: string;
  readonly isHidden: boolean;
  /** Names the sheet's part in the relationships. */
  readonly relation: string;
}

/** Reads `xl/workbook.xml`. */
export class WorkbookReader implements XmlHandler {
  readonly wantsText = false;
  readonly sheets: SheetEntry[] = [];
  epoch: Epoch = 1900;

  open(name: string, attributes: string): void {
    if (name === 'workbookPr' && isTrue(attribute(attributes, 'date1904'))) this.epoch = 1904;
    if (name !== 'sheet') return;
    const state = attribute(attributes, 'state') ?? 'visible';
    // `r:id`, whatever prefix the relationships have; `sheetId` is another attribute.
    const relation = attribute(attributes, 'id');
    if (relation !== undefined) this.sheets.push({ name: attribute(attributes, 'name') ?? '', isHidden: state !== 'visible', relation });
  }

  close(): void {
    // Everything stands in attributes.
  }

  text(): void {
    // Everything stands in attributes.
  }
}

export interface Relation {
  readonly id: string;
  /** Last word of the kind: `worksheet`, `sharedStrings`, `styles`, `officeDocument`. */
  readonly kind: string;
  /** Path within the archive. */
  readonly path: string;
}

/** Reads a `.rels` part. What lies outside the archive is passed over: nothing is ever fetched. */
export class RelationsReader implements XmlHandler {
  readonly wantsText = false;
  readonly relations: Relation[] = [];
  private readonly folder: string;

  /** @param folder of the part whose relations they are, `xl/` */
  constructor(folder: string) {
    this.folder = folder;
  }

  open(name: string, attributes: string): void {
    if (name !== 'Relationship' || attribute(attributes, 'TargetMode') === 'External') return;
    const kind = attribute(attributes, 'Type')?.split('/').at(-1) ?? '';
    this.relations.push({ id: attribute(attributes, 'Id') ?? '', kind, path: this.resolve(attribute(attributes, 'Target') ?? '') });
  }

  close(): void {
    // Everything stands in attributes.
  }

  text(): void {
    // Everything stands in attributes.
  }

  private resolve(target: string): string {
    const path: string[] = [];
    for (const step of (target.startsWith('/') ? target : `${this.folder}${target}`).split('/')) {
      if (step === '..') path.pop();
      else if (step !== '' && step !== '.') path.push(step);
    }
    return path.join('/');
  }
}

/** Reads `sharedStrings.xml`: texts that cells name by number. Readings above Japanese characters are not part of the text. */
export class SharedTextsReader implements XmlHandler {
  wantsText = false;
  readonly texts: string[] = [];
  private current = '';
  private inReading = false;

  open(name: string): void {
    if (name === 'si') this.current = '';
    else if (name === 'rPh') this.inReading = true;
    else if (name === 't') this.wantsText = !this.inReading;
  }

  close(name: string): void {
    if (name === 't') this.wantsText = false;
    else if (name === 'rPh') this.inReading = false;
    else if (name === 'si') this.texts.push(decodeEscapes(this.current));
  }

  text(text: string): void {
    this.current += text;
  }
}

/** Characters that XML does not allow are written `_x000D_`. */
export function decodeEscapes(text: string): string {
  if (!text.includes('_x')) return text;
  return text.replaceAll(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)));
}

export const isTrue = (value: string | undefined): boolean => value === '1' || value === 'true';
