/** A text of which is known what it says: it is parsed when a place is asked for, and not before. */
import { expect, test } from 'vitest';
import { DefinitionText, readLayered, readText } from '../definition-files/index.ts';
import { readPackText } from '../packs/index.ts';

const text = readPackText('china/monthly').replace('expression: RETRO(GROSS)', 'expression: RETRO(GRSS)');
const read = (known?: unknown) =>
  readLayered({ id: 'x', file: 'x.yaml', content: { text, ...(known === undefined ? {} : { known }) } }, () => ({ reason: 'missing' }));

test('findings in it stand at the same places as in a text that is read', () => {
  const said = readText('x.yaml', text);
  if (!said.ok) throw new Error('the text cannot be read');
  const [plain, known] = [read(), read(said.value)];
  expect(plain.ok).toBe(false);
  expect(known).toEqual(plain);
  if (known.ok) throw new Error('GRSS is no element');
  const line = text.split('\n').findIndex((each) => each.includes('RETRO(GRSS)')) + 1;
  expect(known.findings.map(({ code, places }) => [code, places[0]?.line])).toEqual([['UNKNOWN_ELEMENT', line]]);
});

test('what is known is taken as it is', () => {
  const said = new DefinitionText('x.yaml', 'a: [', { a: 1 });
  expect(said.value).toEqual({ a: 1 });
});
