import type { ProcedureContract } from '@wagewright/contracts';

const camelCase = (text: string): string => text.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());

/** The router's key of a procedure: area.slice.name, each in camel case. */
export const routerPath = (contract: ProcedureContract): [string, string, string] =>
  contract.id.split('/').map(camelCase) as [string, string, string];
