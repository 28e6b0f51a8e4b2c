/**
 * Makes `src/api/generated/schemas.ts`, the calls and shapes of the wire, from the service's OpenAPI document on the
 * standard input. `--check` changes nothing and fails where the file is older than the document.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { json } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import openapiTypes, { astToString } from 'openapi-typescript';

const METHODS = ['get', 'post', 'put', 'delete'];
const target = fileURLToPath(new URL('../src/api/generated/schemas.ts', import.meta.url));

/** Headers and refusals are the same for every call: `api/client.ts` sends and reads them. */
function withoutHeadersAndErrors(operation) {
  const { parameters = [], responses, ...rest } = operation;
  const successes = Object.entries(responses).filter(([status]) => status.startsWith('2'));
  return {
    ...rest,
    parameters: parameters.filter((parameter) => parameter.in === 'path' || parameter.in === 'query'),
    responses: Object.fromEntries(successes.map(([status, { headers, ...answer }]) => [status, answer])),
  };
}

const document = await json(process.stdin);
const paths = Object.fromEntries(
  Object.entries(document.paths).map(([path, item]) => [
    path,
    Object.fromEntries(
      Object.entries(item).map(([key, part]) => [
        key,
        METHODS.includes(key) ? withoutHeadersAndErrors(part) : part,
      ]),
    ),
  ]),
);
const types = await openapiTypes({ ...document, paths }, { immutable: true, defaultNonNullable: false });
const text = `// Generated from the OpenAPI document by \`npm run api:generate\`: change the service's DTOs.\n${astToString(types)}`;

if (!process.argv.includes('--check')) writeFileSync(target, text);
else if (readFileSync(target, 'utf8') !== text) {
  console.error('The shapes of the console are older than the API. Run npm run api:generate.');
  process.exit(1);
}
