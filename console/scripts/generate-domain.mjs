/**
 * Copies what the domain alone may say - enumerations, error codes, limits, the arithmetic of doses - into
 * `src/api/generated/`, so that no rule is written twice. `--check` changes nothing and fails where a copy is old.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const target = join(root, 'console/src/api/generated');
const checking = process.argv.includes('--check');

const read = (path) => readFileSync(join(root, path), 'utf8');
const header = (path) => `// Generated from ${path} by \`npm run api:generate\`: change it there.\n`;

/** A file that imports nothing can be taken as it is. */
function copy(path) {
  const text = read(path);
  if (/^import .* from/m.test(text)) throw new Error(`${path} imports something and cannot be copied`);
  return header(path) + text;
}

/** The numeric constants of a file, whatever else it holds. */
function constants(path) {
  const lines = read(path).match(/^(\/\*\*.*\*\/\n)?export const [A-Z_]+ = [\d_]+;$/gm) ?? [];
  return `${header(path)}${lines.join('\n')}\n`;
}

const files = {
  'vocabulary.ts': copy('services/domain/ledger/vocabulary.ts'),
  'centre-vocabulary.ts': copy('services/api/reference-data/centre/vocabulary.ts'),
  'document-type.ts': copy('services/documents/document-type.ts'),
  'audited-entity.ts': copy('services/api/administration-support/audit/audited-entity.ts'),
  'doses.ts': copy('services/domain/shared/doses.ts'),
  'domain-codes.ts': copy('services/domain/shared/codes.ts'),
  'http-codes.ts': copy('services/api/http/errors/codes.ts'),
  'limits.ts': constants('services/domain/shared/fields.ts'),
};

mkdirSync(target, { recursive: true });
const old = [];
for (const [name, text] of Object.entries(files)) {
  const path = join(target, name);
  let current;
  try {
    current = readFileSync(path, 'utf8');
  } catch {
    current = undefined;
  }
  if (current === text) continue;
  if (checking) old.push(name);
  else writeFileSync(path, text);
}
if (old.length > 0) {
  console.error(`Older than the domain: ${old.join(', ')}. Run npm run api:generate.`);
  process.exit(1);
}
