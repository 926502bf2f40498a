import { limits } from '@wagewright/contracts';
import { type FileType, fileTypes } from '@wagewright/contracts/platform/files';

/** Controls, what turns the direction of writing or cannot be seen, half surrogate pairs, ends of lines; joiners stay (Persian, Indic names). */
const hidden = /(?![\u200c\u200d])[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Zl}\p{Zp}]/gu;
/** What some system takes for a path, a pattern or a stream. */
const special = /[<>:"|?*]/g;
/** Devices of Windows, with any ending. */
const device = /^(?:con|prn|aux|nul|com\d|lpt\d)$/i;

/** As many of a text's first characters as fit into so many bytes of UTF-8. */
function cut(text: string, bytesMax: number): string {
  let length = 0;
  let bytes = 0;
  for (const character of text) {
    bytes += Buffer.byteLength(character);
    if (bytes > bytesMax) break;
    length += character.length;
  }
  return text.slice(0, length);
}

const trim = (text: string): string => text.replaceAll(/^[\s.]+|[\s.]+$/g, '');

/** A name as somebody gave it, fit to be shown: without folders, without what hides or misleads. */
export function visibleName(given: string): string {
  const last = given.normalize('NFC').split(/[/\\]/).at(-1) ?? '';
  return cut(trim(last.replaceAll(hidden, '').replaceAll(special, '_').replaceAll(/\s+/g, ' ')), limits.fileNameBytesMax);
}

/**
 * A name as somebody gave it, so that it can be shown and saved: without folders, without what hides or misleads, with an ending of the type that
 * its content has. `../../pay.exe` of a PDF becomes `pay.exe.pdf`.
 */
export function harmlessName(given: string, type: FileType): string {
  const endings: readonly string[] = fileTypes[type].endings;
  const name = visibleName(given);
  const dot = name.lastIndexOf('.');
  const isKnown = dot > 0 && endings.includes(name.slice(dot + 1).toLowerCase());
  const stem = trim(isKnown ? name.slice(0, dot) : name);
  const ending = isKnown ? name.slice(dot + 1) : endings[0];
  return `${stem === '' ? 'file' : device.test(stem) ? `_${stem}` : stem}.${ending}`;
}
