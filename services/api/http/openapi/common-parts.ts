/** Headers and failures that every call shares, written into the document once instead of at every route. */
import type { OpenAPIObject } from '@nestjs/swagger';

type Operation = NonNullable<OpenAPIObject['paths'][string]['get']>;
type Parameter = NonNullable<Operation['parameters']>[number];

const METHODS = ['get', 'post', 'put', 'delete', 'patch'] as const;

const IDEMPOTENCY_KEY: Parameter = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'Makes a command repeatable: the same key and body again answers the first result and changes nothing; the same key with another body is 409.',
  schema: { type: 'string', format: 'uuid' },
};

const LEDGER_POSITION: Parameter = {
  name: 'X-Ledger-Position',
  in: 'header',
  required: false,
  description:
    'Position that an earlier command answered: the lists show at least that, or 503 with Retry-After after 5 s.',
  schema: { type: 'integer', format: 'int64', minimum: 0 },
};

const CORRELATION_ID: Parameter = {
  name: 'X-Correlation-Id',
  in: 'header',
  required: false,
  description:
    'The caller’s own id of the request, repeated in the answer, the logs and the events; made where absent.',
  schema: { type: 'string', minLength: 8, maxLength: 100 },
};

/** Of lists that are read whole; the others say it themselves. */
const WAYS_OF_ASKING: readonly Parameter[] = [
  {
    name: 'page',
    in: 'query',
    required: false,
    description: 'Page, from 0; answers `{ content, totalElements }`.',
    schema: { type: 'integer', minimum: 0 },
  },
  {
    name: 'size',
    in: 'query',
    required: false,
    description: 'Rows in a page. Unit: rows.',
    schema: { type: 'integer', minimum: 1, maximum: 1000 },
  },
  {
    name: 'range',
    in: 'query',
    required: false,
    description: 'First and last row, JSON; answers an array with `Content-Range`.',
    schema: { type: 'string', example: '[0,24]' },
  },
  {
    name: 'sort',
    in: 'query',
    required: false,
    description: 'Field and order, JSON.',
    schema: { type: 'string', example: '["id","ASC"]' },
  },
];

const FAILURES: Readonly<Record<string, string>> = {
  '401': 'No token, or one that is not good any more.',
  '403': 'The user’s role or centre may not do this.',
  '404': 'No such record within reach.',
  '429': 'Too many attempts; `Retry-After` says when to try again.',
  '500': 'Something that nobody foresaw; `X-Correlation-Id` finds it in the logs.',
  '503': 'A part does not answer just now; `Retry-After` says when to try again.',
};

export function documentCommonParts(document: OpenAPIObject): OpenAPIObject {
  for (const [path, item] of Object.entries(document.paths)) {
    for (const method of METHODS) {
      const operation = item[method];
      if (operation) complete(operation, path, method);
    }
  }
  return document;
}

function complete(operation: Operation, path: string, method: (typeof METHODS)[number]): void {
  // A handler of two paths, of which only one holds the id, has that parameter in one of them.
  operation.parameters = (operation.parameters ?? []).filter(
    (one) => !('in' in one) || one.in !== 'path' || path.includes(`{${one.name}}`),
  );
  for (const parameter of operation.parameters) {
    if ('in' in parameter && parameter.in === 'path') parameter.description ??= 'Id of the record, a UUID.';
  }
  addParameter(operation, CORRELATION_ID);
  if (!path.startsWith('/api/admin/')) return;
  const signedIn = operation.security !== undefined;
  if (method === 'get' && answersList(operation)) {
    for (const parameter of WAYS_OF_ASKING) addParameter(operation, parameter);
  }
  if (signedIn) addParameter(operation, method === 'get' ? LEDGER_POSITION : IDEMPOTENCY_KEY);
  operation.responses['400'] ??= answer('What is wrong with the request, all at once.', 'ValidationFailure');
  for (const [status, description] of Object.entries(FAILURES)) {
    const concerned =
      status === '429' ? !signedIn : signedIn || status >= '500' || path.endsWith('/auth/login');
    if (concerned) operation.responses[status] ??= answer(description, 'Failure');
  }
}

function answersList({ responses }: Operation): boolean {
  const found = responses['200'];
  const schema = found && 'content' in found ? found.content?.['application/json']?.schema : undefined;
  return schema !== undefined && 'type' in schema && schema.type === 'array';
}

function addParameter(operation: Operation, parameter: Parameter): void {
  const known = operation.parameters!.some(
    (one) => 'name' in one && 'name' in parameter && one.name === parameter.name,
  );
  if (!known) operation.parameters!.push(parameter);
}

function answer(description: string, schema: 'Failure' | 'ValidationFailure') {
  return {
    description,
    content: { 'application/json': { schema: { $ref: `#/components/schemas/${schema}` } } },
  };
}
