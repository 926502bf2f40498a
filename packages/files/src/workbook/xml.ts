/** XML as it comes, piece by piece: elements and texts. No document type is accepted, so there are no entities but the five and characters by number. */

/** The text is not XML, breaks off, or is of a kind that no workbook holds. */
export class XmlFormatError extends Error {}

export interface XmlHandler {
  /** Names are without prefix; `attributes` is the tag's text, for `attribute`. */
  open(name: string, attributes: string): void;
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
    const space = /\s/.exec(tag)?.index ?? (isWhole ? tag.length - 1 : tag.length);
    const name = localName(tag.slice(0, space));
    this.handler.open(name, tag.slice(space));
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

function localName(name: string): string {
  const colon = name.indexOf(':');
  return colon < 0 ? name : name.slice(colon + 1);
}

/** Quotes of the other kind, or blanks around the equals sign: legal, and written by nobody. */
const unusual = /['\t\r\n]| =|= /;

/** The value of an attribute, by its name without prefix; undefined where the tag has none. */
export function attribute(attributes: string, name: string): string | undefined {
  if (unusual.test(attributes)) return unusualAttribute(attributes, name);
  let at = attributes.indexOf(`${name}="`);
  while (at > 0 && attributes[at - 1] !== ' ' && attributes[at - 1] !== ':') at = attributes.indexOf(`${name}="`, at + 1);
  if (at < 0) return undefined;
  const from = at + name.length + 2;
  return decodeXml(attributes.slice(from, attributes.indexOf('"', from)));
}

function unusualAttribute(attributes: string, name: string): string | undefined {
  for (const [, found = '', double, single] of attributes.matchAll(/([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    if (localName(found) === name) return decodeXml(double ?? single ?? '');
  }
  return undefined;
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
