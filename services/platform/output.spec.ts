/** In a process of its own, of the built program: what it writes to is a disk that is full, or nobody reads it any more. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { open } from 'node:fs/promises';
import { join, resolve } from 'node:path';

const built = resolve(__dirname, '../../dist/services/platform');

const WORK = `
const [output, logging] = process.argv.slice(1);
const { outliveOutput } = await import(output);
const { createLogger } = await import(logging);
const { setTimeout: sleep } = await import('node:timers/promises');
outliveOutput();
const logger = createLogger('info');
for (let n = 0; n < 5; n++) {
  logger.info('a line');
  process.stdout.write('a sentence\\n');
  process.stderr.write('another\\n');
  await sleep(20);
}
process.send('done');
await new Promise((told) => process.once('message', told));
logger.fatal('the last line');
process.exit(7);
`;

describe('what the program writes', () => {
  it('is lost where the disk behind it is full, and the program goes on and ends as it would', async () => {
    const full = await open('/dev/full', 'w');
    await worksOn(start(full.fd));
    await full.close();
  });

  it('is lost where nobody reads it any more, and the program goes on and ends as it would', async () => {
    const program = start('pipe');
    program.stdout!.destroy();
    program.stderr!.destroy();
    await worksOn(program);
  });

  it('is written', async () => {
    const program = start('pipe');
    let written = '';
    program.stdout!.on('data', (piece) => {
      written += piece;
    });
    const closed = once(program.stdout!, 'close');
    await worksOn(program);
    await closed;
    expect(written.match(/a sentence/g)).toHaveLength(5);
    expect(written.match(/"a line"/g)).toHaveLength(5);
    expect(written).toContain('the last line');
  });
});

const start = (output: number | 'pipe') =>
  spawn(
    process.execPath,
    ['--input-type=module', '-e', WORK, join(built, 'output.js'), join(built, 'logging.js')],
    { stdio: ['ignore', output, output, 'ipc'], cwd: resolve(__dirname, '../..'), timeout: 20_000 },
  );

async function worksOn(program: ReturnType<typeof start>): Promise<void> {
  const ended = once(program, 'exit');
  const [first] = await Promise.race([once(program, 'message'), ended]);
  expect(first).toBe('done');
  program.send('go on');
  expect(await ended).toEqual([7, null]);
}
