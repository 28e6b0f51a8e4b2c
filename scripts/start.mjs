/**
 * `npm start`: installs what is missing, builds what changed, then becomes the service (no second process).
 * `npm run ledger -- <command>`: the same for a command of the program, such as `rebuild` or `verify`.
 */
import { build, checkNode, install } from './lib/prepare.mjs';

try {
  checkNode();
  await install();
  await build();
} catch (error) {
  console.error(`\n${error.message}\n`);
  process.exit(1);
}
const { main } = await import('../dist/bundle/main.js');
await main(process.argv.slice(2).filter((argument) => argument !== '--'));
