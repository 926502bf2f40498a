const special = /[&<>"]/;
const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
// biome-ignore lint/suspicious/noControlCharactersInRegex: these are what XML cannot say
const unsayable =
  /[\u0000-\u0008\u000b\u000c\u000d\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** A text for XML; characters that XML has no way to say are left out. */
export const escapeXml = (text: string): string =>
  special.test(text) ? text.replaceAll(/[&<>"]/g, (character) => entities[character] ?? '') : text;

/** A text of a cell: `_x000D_` stands for a carriage return there, and so must be escaped where somebody wrote it. */
export function escapeCellText(text: string): string {
  const said = text.includes('_x') ? text.replaceAll(/_(?=x[0-9A-Fa-f]{4}_)/g, '_x005F_') : text;
  return escapeXml(said.replaceAll('\r', '_x000D_').replaceAll(unsayable, ''));
}
