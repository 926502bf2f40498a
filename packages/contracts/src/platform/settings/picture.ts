import { z } from 'zod';

/** A picture that travels with what it belongs to: PNG or JPEG as a `data:` address, so that whoever has not signed in needs no file. */
export const pictureBytesMax = 131_072;
export const picturePixelsMax = 2_000_000;
const charactersMax = Math.ceil(pictureBytesMax / 3) * 4 + 32;

export const picture = z
  .string()
  .max(charactersMax)
  .regex(/^data:image\/(?:png|jpeg);base64,[A-Za-z0-9+/]+={0,2}$/, 'is not a PNG or JPEG picture as a data: address');
