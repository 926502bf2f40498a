/** How figures are written in messages: in English, with all their digits. Made when the first message is written. */
import { exactReader } from '@wagewright/contracts/format';

let made: ReturnType<typeof exactReader> | null = null;

export function reader(): ReturnType<typeof exactReader> {
  made ??= exactReader('en');
  return made;
}
