/** One JSON line for each event, on standard output. Neither bodies nor tokens are ever logged. */
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { StartRefused } from './start-refused.js';

/** Lines that wait while the disk behind standard output is full, in bytes; what comes then is lost. */
const MAX_WAITING = 1_048_576;

/** Standard output, which may fail at any time: it is tried again with the next line. */
function standardOutput(): DestinationStream {
  const lines = pino.destination({ dest: 1, maxLength: MAX_WAITING });
  const { flushSync } = lines;
  lines.on('error', () => {
    // The end, and a fatal line, would try for ever to write what waits, and hold up everything else meanwhile.
    lines.flushSync = () => {};
  });
  lines.on('write', () => {
    lines.flushSync = flushSync;
  });
  return lines;
}

/** @param destination where the lines go; absent: standard output */
export function createLogger(level: string, destination: DestinationStream = standardOutput()): Logger {
  return pino(
    {
      level,
      base: null,
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
    },
    destination,
  );
}

/** What Nest and the classes that use its `Logger` say goes the same way. */
export class NestLogger implements LoggerService {
  readonly log = this.at('info');
  readonly error = this.at('error');
  readonly warn = this.at('warn');
  readonly debug = this.at('debug');
  readonly verbose = this.at('trace');
  readonly fatal = this.at('fatal');

  constructor(private readonly logger: Logger) {}

  /** Nest passes the context last, and for an error its stack before it. */
  private at(level: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace') {
    return (message: unknown, ...rest: unknown[]): void => {
      // The person who starts the program reads it in a sentence when the start ends.
      if (message instanceof StartRefused) return;
      const context = rest.at(-1);
      const details = rest.slice(0, -1).filter((detail) => detail !== undefined);
      const fields = {
        ...(typeof context === 'string' && { context }),
        ...(details.length > 0 && { details }),
      };
      if (message instanceof Error) this.logger[level]({ ...fields, err: message }, message.message);
      else this.logger[level](fields, typeof message === 'string' ? message : JSON.stringify(message));
    };
  }
}
