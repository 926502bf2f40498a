import { checkJson } from './check-json.ts';

/** JSON out of a request. @throws AppError as `checkJson` does */
export function parseJson(source: string, where: string): unknown {
  checkJson(source, where);
  return JSON.parse(source) as unknown;
}
