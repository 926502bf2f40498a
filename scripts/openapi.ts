// Prints the OpenAPI document: npm run -s openapi
import { openapiDocument } from '@wagewright/contracts';

process.stdout.write(`${JSON.stringify(openapiDocument(process.env['BASE_PATH'] ?? '/hr'), null, 2)}\n`);
