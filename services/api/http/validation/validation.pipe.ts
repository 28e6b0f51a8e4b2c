import { Injectable, ValidationPipe } from '@nestjs/common';
import { InvalidRequest } from '../errors/api-error.js';
import { violationsOf } from './violations.js';

/** Bodies and queries become instances of their DTO; what a DTO does not know is left out, not refused. */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: false,
      validationError: { target: true, value: true },
      exceptionFactory: (errors) => new InvalidRequest(...violationsOf(errors)),
    });
  }
}
