/** Chinese input methods write full-width digits and signs; the same characters in plain form. */
export function toPlainCharacters(text: string): string {
  return text
    .replaceAll(/[\uff01-\uff5e]/g, (character) => String.fromCharCode(character.charCodeAt(0) - 0xfee0))
    .replaceAll(/[\u2212\u2010\u2011\u2012\u2013]/g, '-')
    .replaceAll('\uffe5', '\u00a5')
    .replaceAll('\u3002', '.')
    .replaceAll(/[\u3000\u00a0\u2007\u2009\u202f]/g, ' ')
    .trim();
}
