import type { Located, Places } from './located.ts';
import type { DefinitionText, Path } from './text.ts';

/** Places of data that one file says. */
export function textPlaces(text: DefinitionText): Places {
  const at = (offset: number) => ({ file: text.file, ...text.position(offset) });
  return {
    point: (located) => at(offsetOf(text, located)),
    written: (path) => text.written(path),
    brokenValue(path: Path, key: string) {
      const broken = text.brokenValue(path, key);
      return broken && { text: broken.text, point: at(broken.offset) };
    },
  };
}

export const offsetOf = (text: DefinitionText, { path, on, character }: Pick<Located, 'path' | 'on' | 'character'>): number =>
  character === undefined ? text.offsetOf(path, on) : text.offsetWithin(path, character);
