/** Evaluates a definition file over CSV files and workbooks, without a database: `npm run -s calc -- <definition.yaml> …`. Exit 0, or 1 with the errors one a line. */
import { main } from './calc/main.ts';

// Whoever reads the output may stop early (`| head`).
process.stdout.on('error', (error: NodeJS.ErrnoException) => process.exit(error.code === 'EPIPE' ? 0 : 1));
process.exitCode = await main(process.argv.slice(2));
