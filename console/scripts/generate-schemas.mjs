/**
 * Makes `src/api/generated/schemas.ts`, the shapes of the wire, from the service's OpenAPI document on the
 * standard input. `--check` changes nothing and fails where the file is older than the document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';

const target = fileURLToPath(new URL('../src/api/generated/schemas.ts', import.meta.url));
const document = await json(process.stdin);
// Calls are addressed by path; what they carry is what has to fit.
const types = await openapiTypes({ ...document, paths: {} }, { immutable: true, defaultNonNullable: false });
const text = `// Generated from the OpenAPI document by \`npm run api:generate\`: change the service's DTOs.\n${astToString(types)}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('The shapes of the console are older than the API. Run npm run api:generate.');
  process.exit(1);
}
