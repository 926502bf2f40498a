import { readdirSync } from 'node:fs';
import path from 'node:path';
import { signIn, signOut } from './accounts.ts';
import { payroll } from './payroll.ts';
import type { Step } from './step.ts';

export type { Notes, Scene, Step } from './step.ts';

/** What a slice adds to the story in slices/<area>/<slice>.ts, where its steps stand by themselves. */
const folder = path.join(import.meta.dirname, 'slices');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.ts'));
const slices = await Promise.all(files.sort().map(async (file) => (await import(path.join(folder, file))) as { steps: readonly Step[] }));

/** Every mutation of the product once, with success, in an order in which each can be done. */
export const story: readonly Step[] = [...signIn, ...payroll, ...slices.flatMap(({ steps }) => steps), ...signOut];
