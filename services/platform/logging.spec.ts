import { createLogger, NestLogger } from './logging.js';
import { StartRefused } from './start-refused.js';

describe('the log', () => {
  const lines: Record<string, unknown>[] = [];
  const logger = createLogger('info', { write: (line) => lines.push(JSON.parse(line)) });
  const nest = new NestLogger(logger);

  beforeEach(() => {
    lines.length = 0;
  });

  it('is one line of JSON an event, with its level in words and its time in ISO 8601', () => {
    nest.log('started', 'NestApplication');
    expect(lines).toEqual([
      {
        level: 'info',
        time: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
        context: 'NestApplication',
        msg: 'started',
      },
    ]);
  });

  it('keeps the stack of an error', () => {
    nest.error(new TypeError('broken'), 'Projector');
    nest.error('it broke', 'Error: at line 4', 'Projector');
    expect(lines[0]).toMatchObject({
      level: 'error',
      context: 'Projector',
      err: { type: 'TypeError', message: 'broken' },
    });
    expect((lines[0]!.err as { stack: string }).stack).toContain('logging.spec');
    expect(lines[1]).toMatchObject({ msg: 'it broke', details: ['Error: at line 4'], context: 'Projector' });
  });

  it('leaves out why a start is refused, which is told in a sentence at its end', () => {
    nest.error(new StartRefused('there is no such database'), 'ExceptionHandler');
    expect(lines).toEqual([]);
  });

  it('leaves out what is below its level', () => {
    nest.debug('detail');
    nest.verbose('more detail');
    nest.warn('mind this');
    nest.fatal('the end');
    expect(lines.map(({ level }) => level)).toEqual(['warn', 'fatal']);
  });

  it('writes what is no text as JSON', () => {
    nest.log({ position: 4 });
    expect(lines[0]).toMatchObject({ msg: '{"position":4}' });
  });
});
