/** From the text of a definition to code that is ready to run: parse, check, order, generate. */
import { compileDefinition, specialise } from '@wagewright/calc-engine';
import { benchPeriod } from './kernel.ts';
import { benchDefinition } from './kernel-definition.ts';
import { median, timed } from './timing.ts';

const runs = 9;

/** Medians in milliseconds. */
export function benchCompile(columns: number): { ms: number; checkMs: number; generateMs: number } {
  const definition = benchDefinition(columns);
  const samples = Array.from({ length: runs }, () => {
    const { ms: checkMs, result } = timed(() => compileDefinition(definition));
    if (!result.ok) throw new Error(result.errors.map((error) => `${error.column}: ${error.message}`).join('\n'));
    const { ms: generateMs } = timed(() => specialise(result.program, { period: benchPeriod }));
    return { checkMs, generateMs };
  });
  return {
    ms: median(samples.map(({ checkMs, generateMs }) => checkMs + generateMs)),
    checkMs: median(samples.map(({ checkMs }) => checkMs)),
    generateMs: median(samples.map(({ generateMs }) => generateMs)),
  };
}
