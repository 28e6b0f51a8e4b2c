/** One JSON line an event, on standard output. Neither bodies nor tokens are ever logged. */
import type { LoggerService } from '@nestjs/common';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { StartRefused } from './start-refused.js';

/** @param destination where the lines go; absent: standard output */
export function createLogger(level: string, destination: DestinationStream = pino.destination(1)): Logger {
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
