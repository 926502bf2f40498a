/** The examples of definitions that extend others, read together with a text in the place of one of them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { printFinding } from '@wagewright/contracts/definition-findings';
import { type FindParent, readLayered } from '../../definition-files/index.ts';
import { loadLayers } from '../../definition-files/layers/load.ts';
import { resolveLayers } from '../../definition-files/layers/resolve.ts';

const examples = path.resolve(import.meta.dirname, '../../../../docs/examples');

export const readExample = (file: string): string => readFileSync(path.join(examples, file), 'utf8');
export const layerExamples = (): string[] => ['reform.yaml', 'industry.yaml', 'company.yaml'].map(readExample);

const find: FindParent = ({ file = '' }) => {
  const isThere = file.endsWith('.yaml') && existsSync(path.join(examples, file));
  return isThere ? { id: file, file, content: { text: readExample(file) } } : { reason: 'missing' };
};

export const readWithExamples = (text: string): ReturnType<typeof readLayered> =>
  readLayered({ id: 'pay.yaml', file: 'pay.yaml', content: { text } }, find);

/** A layer on its parent, put together without compiling it: what comes out, and what it asks of the parent in vain. */
export function resolveText(text: string, parent: object): { readonly value: Record<string, unknown>; readonly said: readonly string[] } {
  const loaded = loadLayers({ id: 'child', file: 'child.yaml', content: { text } }, () => ({
    id: 'parent',
    file: 'parent',
    content: { value: parent },
  }));
  if (!loaded.ok) return { value: {}, said: loaded.findings.map((finding) => printFinding(finding)) };
  const { value, findings, changedParents } = resolveLayers(loaded.layers);
  return { value, said: [...findings, ...changedParents].map((finding) => printFinding(finding)) };
}
