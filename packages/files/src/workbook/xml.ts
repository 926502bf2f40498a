/** XML as it comes, piece by piece: elements and texts. No document type is accepted, so there are no entities but the five and characters by number. */

/** The text is not XML, breaks off, or is of a kind that no workbook holds. */
export class XmlFormatError extends Error {}

export interface XmlHandler {
  /** Names are without prefix; `tag` is all of it, for `attribute`. */
  open(name: string, tag: string): void;
  close(name: string): void;
  /** Called where `wantsText` says so; a text may come in pieces. */
  text(text: string): void;
  wantsText: boolean;
}

/** A tag or a text between tags may not be longer than this: whatever is longer was made to hurt. */
const pieceCharactersMax = 1 << 21;
const depthMax = 256;

export class XmlScanner {
  private readonly handler: XmlHandler;
  private rest = '';
  private readonly opened: string[] = [];

  constructor(handler: XmlHandler) {
    this.handler = handler;
  }

  write(piece: string): void {
    const text = this.rest + piece;
    let at = 0;
    for (;;) {
      const open = text.indexOf('<', at);
      if (open < 0) break;
      if (open > at && this.handler.wantsText) this.handler.text(decodeXml(text.slice(at, open)));
      const next = this.markup(text, open);
      at = next < 0 ? open : next;
      if (next < 0) break;
    }
    this.rest = text.slice(at);
    if (this.rest.length > pieceCharactersMax) throw new XmlFormatError('too long');
  }

  end(): void {
    if (this.opened.length > 0 || this.rest.trim() !== '') throw new XmlFormatError('breaks off');
  }

  /** Where the markup ends, or −1 where that has not come yet. */
  private markup(text: string, open: number): number {
    const mark = text.charCodeAt(open + 1);
    if (mark === 33) return this.declaration(text, open);
    if (mark === 63) return after(text, '?>', open);
    const end = tagEnd(text, open);
    if (end < 0) return -1;
    if (mark === 47) this.closeTag(localName(text.slice(open + 2, end).trimEnd()));
    else this.openTag(text.slice(open + 1, end));
    return end + 1;
  }

  private declaration(text: string, open: number): number {
    if (text.length - open < 9) return -1;
    if (text.startsWith('<!--', open)) return after(text, '-->', open);
    if (!text.startsWith('<![CDATA[', open)) throw new XmlFormatError('document type');
    const end = after(text, ']]>', open);
    if (end >= 0 && this.handler.wantsText) this.handler.text(text.slice(open + 9, end - 3));
    return end;
  }

  private openTag(tag: string): void {
    const isWhole = tag.endsWith('/');
    const name = localName(tag.slice(0, nameEnd(tag, isWhole ? tag.length - 1 : tag.length)));
    this.handler.open(name, tag);
    if (isWhole) this.handler.close(name);
    else if (this.opened.push(name) > depthMax) throw new XmlFormatError('too deep');
  }

  private closeTag(name: string): void {
    if (this.opened.pop() !== name) throw new XmlFormatError('tags do not match');
    this.handler.close(name);
  }
}

function after(text: string, mark: string, from: number): number {
  const found = text.indexOf(mark, from);
  return found < 0 ? -1 : found + mark.length;
}

/** The `>` that ends a tag: one within quotes does not. */
function tagEnd(text: string, open: number): number {
  let end = text.indexOf('>', open);
  while (end >= 0 && hasOpenQuote(text, open, end)) end = text.indexOf('>', end + 1);
  return end;
}

function hasOpenQuote(text: string, from: number, to: number): boolean {
  let quote = 0;
  for (let at = from; at < to; at += 1) {
    const code = text.charCodeAt(at);
    if (quote === 0 && (code === 34 || code === 39)) quote = code;
    else if (code === quote) quote = 0;
  }
  return quote !== 0;
}

function nameEnd(tag: string, end: number): number {
  let at = 0;
  while (at < end && tag.charCodeAt(at) > 32) at += 1;
  return at;
}

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Quotes of the other kind, or blanks around the equals sign: legal, and written by nobody. */
const unusual = /['\t\r\n]| =|= /;

/** The value of an attribute, by its name without prefix; undefined where the tag has none. */
export function attribute(tag: string, name: string): string | undefined {
  return unusual.test(tag) ? unusualAttribute(tag, name) : usualAttribute(tag, name);
}

function usualAttribute(tag: string, name: string): string | undefined {
  const mark = `${name}="`;
  let at = tag.indexOf(mark);
  // A longer name may end with this one.
  while (at > 0 && tag[at - 1] !== ' ' && tag[at - 1] !== ':') at = tag.indexOf(mark, at + 1);
  if (at < 0) return undefined;
  const from = at + mark.length;
  return decodeXml(tag.slice(from, tag.indexOf('"', from)));
}

function unusualAttribute(tag: string, name: string): string | undefined {
  for (const [, found = '', double, single] of tag.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (localName(found) === name) return decodeXml(double ?? single ?? '');
  }
  return undefined;
}

/** Address, type and style of a cell: asked of millions of tags. */
export function cellAttributes(tag: string): readonly [address: string | undefined, type: string | undefined, style: string | undefined] {
  const read = unusual.test(tag) ? unusualAttribute : usualAttribute;
  return [read(tag, 'r'), read(tag, 't'), read(tag, 's')];
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

export function decodeXml(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(?:#x([0-9a-f]{1,6})|#(\d{1,7})|([a-z]{2,4}));/gi, (whole, hex?: string, decimal?: string, name?: string) => {
    if (name !== undefined) return entities[name] ?? whole;
    const code = hex === undefined ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0x10ffff ? whole : String.fromCodePoint(code);
  });
}
