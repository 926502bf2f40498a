import type { Language } from '@wagewright/contracts';
import type { NamespaceTexts } from '../shared/i18n/texts.ts';

type Load = () => Promise<{ default: NamespaceTexts }>;

/** One small file for each slice, and each large part of screens, and language, found by where it lies; fetched when a screen first needs it. */
const files = import.meta.glob<{ default: NamespaceTexts }>([
  '../features/**/locales/{en,zh-CN}.ts',
  '../shared/ui/**/locales/{en,zh-CN}.ts',
  '!../features/{shell,identity/auth}/**',
]);

const camelCase = (folder: string): string => folder.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
const place = /([\w-]+)\/locales\/([\w-]+)\.ts$/;

const loaders: ReadonlyMap<string, Load> = new Map(
  Object.entries(files).map(([path, load]) => {
    const [, folder = '', language = ''] = place.exec(path) ?? [];
    return [`${language} ${camelCase(folder)}`, load];
  }),
);

/** Fetches what a slice says in a language. */
export async function loadSliceTexts(language: Language, namespace: string): Promise<NamespaceTexts> {
  const load = loaders.get(`${language} ${namespace}`);
  if (!load) throw new Error(`No slice has texts for the namespace "${namespace}" in ${language}`);
  return (await load()).default;
}
