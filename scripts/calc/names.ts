/** Things of a definition that people name by code or, in any language, by name. */
import type { LocalizedName } from '@wagewright/calc-engine';

interface Named {
  readonly code: string;
  readonly name: LocalizedName;
}

/** By code, else by the one thing of that name. */
export function findNamed<T extends Named>(items: readonly T[], wanted: string): T | undefined {
  const byCode = items.find((item) => item.code === wanted);
  if (byCode) return byCode;
  const byName = items.filter(({ name }) => name.en === wanted || name['zh-CN'] === wanted);
  return byName.length === 1 ? byName[0] : undefined;
}
