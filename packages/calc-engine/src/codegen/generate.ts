/** The one place where source becomes code. Sources are made from checked trees and numbers alone, never from a user's text. */
export function generate<T>(source: string, parameters: Readonly<Record<string, unknown>> = {}): T {
  const make = new Function(...Object.keys(parameters), `'use strict';\n${source}`) as (...values: readonly unknown[]) => T;
  return make(...Object.values(parameters));
}
