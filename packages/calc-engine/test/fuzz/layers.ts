/** The examples of definitions that extend others, read together with a text in the place of one of them. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { type FindParent, readLayered } from '../../definition-files/index.ts';

const examples = path.resolve(import.meta.dirname, '../../../../docs/examples');

export const readExample = (file: string): string => readFileSync(path.join(examples, file), 'utf8');
export const layerExamples = (): string[] => ['reform.yaml', 'industry.yaml', 'company.yaml'].map(readExample);

const find: FindParent = ({ file = '' }) => {
  const isThere = file.endsWith('.yaml') && existsSync(path.join(examples, file));
  return isThere ? { id: file, file, content: { text: readExample(file) } } : { reason: 'missing' };
};

export const readWithExamples = (text: string): ReturnType<typeof readLayered> =>
  readLayered({ id: 'pay.yaml', file: 'pay.yaml', content: { text } }, find);
