import type { SealedColumnDefinitions } from '../../core/sealed-column.ts';

/** The key of a file's content, in base64: each sealed file has its own. */
export const secrets = {
  'stored_file.content_key': { row: ['content'] },
} as const satisfies SealedColumnDefinitions;
