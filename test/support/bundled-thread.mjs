/** What the threads run, joined from its sources: a thread of a spec loads no TypeScript. */
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Made for each run anew: it takes less time than to find out whether it has to be made. */
export async function bundleThread() {
  const { rolldown } = await import('rolldown');
  const bundle = await rolldown({
    cwd: root,
    input: join(root, 'services/uploads/thread.ts'),
    platform: 'node',
    resolve: { extensionAlias: { '.js': ['.ts', '.js'] } },
    external: (id) => !id.startsWith('.') && !id.startsWith('/'),
  });
  await bundle.write({
    file: join(root, 'node_modules/.cache/specs/thread.mjs'),
    format: 'esm',
    codeSplitting: false,
  });
  await bundle.close();
}
