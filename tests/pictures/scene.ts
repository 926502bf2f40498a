import type { Album } from './album.ts';

/** Some pictures that are taken together; those that move the batch on stand after those that show it as it was. */
export interface Scene {
  readonly name: string;
  /** Taken of a product with nothing in it but the first account. */
  readonly isEmpty?: true;
  take(album: Album): Promise<void>;
}
