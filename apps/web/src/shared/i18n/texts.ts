/**
 * Every text of the screens, by namespace. A slice adds its own in its `locales/en.ts`; the namespace is the name of the slice's folder in
 * camel case, so `features/payroll/what-ifs` speaks from `whatIfs`.
 */
// biome-ignore lint/suspicious/noEmptyInterface: filled by the slices
export interface Texts {}

export type Namespace = keyof Texts;

/** The texts of one namespace in one language. */
export type NamespaceTexts = Readonly<Record<string, unknown>>;
