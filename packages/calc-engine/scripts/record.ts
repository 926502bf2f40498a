/** `node packages/calc-engine/scripts/record.ts` writes the records that `recorded.test.ts` compares with; read the difference before you commit it. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { records } from '../test/recorded/make.ts';

for (const [file, make] of Object.entries(records)) writeFileSync(path.resolve(import.meta.dirname, '../test/recorded', file), make());
