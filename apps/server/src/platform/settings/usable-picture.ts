import { AppError } from '@wagewright/contracts';
import { pictureBytesMax, picturePixelsMax } from '@wagewright/contracts/platform/settings';
import { drawsPicture } from '@wagewright/documents';
import { pixelsOf } from '../files/index.ts';

function isUsable(address: string): boolean {
  const [, told, content = ''] = /^data:image\/(png|jpeg);base64,(.*)$/.exec(address) ?? [];
  const bytes = Buffer.from(content, 'base64');
  if (bytes.length > pictureBytesMax || (told !== 'png' && told !== 'jpeg')) return false;
  if (bytes.length < 24) return false;
  const pixels = pixelsOf(told, bytes) ?? 0;
  return pixels > 0 && pixels <= picturePixelsMax && drawsPicture(address);
}

/** Strangers' browsers unpack these pictures: few bytes could be gigabytes of pixels. @throws AppError PICTURE_UNUSABLE */
export function requirePictures(value: object): void {
  const { picture } = value as { readonly picture?: unknown };
  if (typeof picture !== 'string' || isUsable(picture)) return;
  throw new AppError('PICTURE_UNUSABLE', { kilobytes: pictureBytesMax / 1_024, pixels: picturePixelsMax });
}
