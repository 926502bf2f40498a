import type { Language } from './languages.ts';

/** An error that a caller can meet: its HTTP status, and what people read. `{name}` is replaced by the error's parameter of that name. */
export type ErrorDefinition = { readonly status: number } & Readonly<Record<Language, string>>;
export type ErrorDefinitions = Readonly<Record<string, ErrorDefinition>>;
