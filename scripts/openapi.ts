// Prints the OpenAPI document: npm run -s openapi
import { openapiDocument } from '@wagewright/contracts/openapi';

process.stdout.on('error', () => process.exit(0)); // whoever reads may stop early, as `| head` does
process.stdout.write(`${JSON.stringify(openapiDocument(process.env['BASE_PATH'] ?? '/hr'), null, 2)}\n`);
