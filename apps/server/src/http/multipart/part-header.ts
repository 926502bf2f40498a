import { broken } from './broken.ts';

/** What a part of a form says of itself: which field it is, and the file's name where it is a file. */
export interface PartHeader {
  readonly field: string;
  readonly fileName: string | undefined;
}

const plainEncodings: ReadonlySet<string> = new Set(['binary', '8bit', '7bit']);

/** Values as browsers write them: quotes and ends of lines by their percent codes, everything else as it is. */
const parameter = (disposition: string, name: string): string | undefined => {
  const match = new RegExp(`;\\s*${name}=(?:"((?:[^"\\\\]|\\\\.)*)"|([^\\s;"]+))`, 'i').exec(disposition);
  const value = match?.[1] ?? match?.[2];
  return value
    ?.replaceAll(/\\(["\\])/g, '$1')
    .replaceAll(/%(22|0D|0A)/gi, (_code, digits: string) => String.fromCodePoint(Number.parseInt(digits, 16)));
};

/** The name in RFC 5987's spelling, which some programs send beside the plain one. */
function extendedName(disposition: string): string | undefined {
  const coded = /;\s*filename\*=utf-8''([^;\s]+)/i.exec(disposition)?.[1];
  try {
    return coded === undefined ? undefined : decodeURIComponent(coded);
  } catch {
    return undefined;
  }
}

/** @throws AppError UPLOAD_BROKEN for a part that is no part of a form, or is encoded */
export function readPartHeader(bytes: Buffer): PartHeader {
  const lines = bytes.toString('utf8').split('\r\n');
  const headers = new Map(
    lines.map((line) => {
      const colon = line.indexOf(':');
      if (colon < 1) throw broken('form');
      return [line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim()] as const;
    }),
  );
  const encoding = headers.get('content-transfer-encoding');
  if (encoding !== undefined && !plainEncodings.has(encoding.toLowerCase())) throw broken('encoded');
  const disposition = headers.get('content-disposition') ?? '';
  const field = parameter(disposition, 'name');
  if (!/^form-data\s*;/i.test(disposition) || field === undefined) throw broken('form');
  return { field, fileName: extendedName(disposition) ?? parameter(disposition, 'filename') };
}
