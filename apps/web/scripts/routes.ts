/** Writes src/routeTree.gen.ts from src/routes, as the build does: the type check needs it, and it is not kept in git. */
import path from 'node:path';
import { Generator, getConfig } from '@tanstack/router-generator';

const webFolder = path.resolve(import.meta.dirname, '..');
const config = getConfig({}, webFolder);
await new Generator({ config, root: webFolder }).run();
