import { z } from 'zod';
import { languageTag } from '../../core/languages.ts';
import { limits } from '../../core/limits.ts';
import { linesOfText } from '../../core/primitives.ts';

/** Whose texts they are: the screens', and those that the server says (errors, menus, messages). */
export const termApplications = ['web', 'server'] as const;
export const appCode = z.enum(termApplications);
export type TermApplication = z.output<typeof appCode>;

/** Which part of an application: the folder of a slice, such as payroll/batches. */
export const hierarchyCode = z
  .string()
  .max(100)
  .regex(/^[a-z][\w-]*(\/[a-z][\w-]*)*$/, 'a part of an application, such as payroll/batches');

/** A term by application, hierarchy and key: `web/payroll/batches:detail.title`. */
export const termKey = z
  .string()
  .max(300)
  .regex(/^[a-z]+\/[a-z][\w/-]*:[^\p{Cc}:]+$/u, 'a term such as web/payroll/batches:detail.title');

export interface TermPlace {
  readonly appCode: string;
  readonly hierarchyCode: string;
  /** Within its hierarchy. */
  readonly name: string;
}

export const keyOfTerm = ({ appCode: app, hierarchyCode: hierarchy, name }: TermPlace): string => `${app}/${hierarchy}:${name}`;

export function placeOfTerm(key: string): TermPlace {
  const [app, rest] = [key.slice(0, key.indexOf('/')), key.slice(key.indexOf('/') + 1)] as const;
  const colon = rest.indexOf(':');
  return { appCode: app, hierarchyCode: rest.slice(0, colon), name: rest.slice(colon + 1) };
}

/** What a screen calls the texts of a hierarchy: `payroll/what-ifs` → `whatIfs`. */
export const namespaceOf = (hierarchy: string): string =>
  hierarchy.slice(hierarchy.lastIndexOf('/') + 1).replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** What a file of the web's build says: by hierarchy and language, texts within texts. */
export const shippedTermsFile = 'terms.json';
export interface TextTree {
  readonly [name: string]: string | TextTree;
}
export type ShippedTexts = Readonly<Record<string, Readonly<Record<string, TextTree>>>>;

/** The leaves of a tree of texts by their dotted names. */
export const leavesOf = (tree: TextTree, path = ''): [string, string][] =>
  Object.entries(tree).flatMap(([name, value]): [string, string][] => {
    const here = path ? `${path}.${name}` : name;
    return typeof value === 'string' ? [[here, value]] : leavesOf(value, here);
  });

export const termText = linesOfText(limits.termCharactersMax);

/** A term in one language, as somebody wants it. `seen` is what stood there when they looked, if they say so. */
export const termChange = z.strictObject({
  key: termKey,
  lang: languageTag,
  text: termText,
  seen: termText.nullable().optional(),
});

/** What a term says in one language. */
export const termCell = z.object({
  /** As it is shown; null: not said in this language. */
  text: z.string().nullable(),
  /** Ours and another than the one that ships, or of a further language. */
  isChanged: z.boolean(),
  /** The language does not tell this plural form apart. */
  isUnused: z.boolean(),
});

export const termRow = z.object({
  key: z.string(),
  appCode,
  hierarchyCode: z.string(),
  name: z.string(),
  /** What it says out of the box, in English and in Chinese. */
  shipped: z.record(z.string(), z.string()),
  texts: z.record(z.string(), termCell),
});
export type TermRow = z.output<typeof termRow>;

export const termErrors = ['NOT_FOUND', 'STALE_VERSION', 'TERM_REFUSED'] as const;
