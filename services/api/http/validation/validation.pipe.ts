import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { keepingFaults, UnfitBody } from './faults.js';
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
      exceptionFactory: (errors) => new UnfitBody(errors[0]?.target, violationsOf(errors)),
    });
  }

  override transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    return keepingFaults(metadata.metatype, () => super.transform(value, metadata));
  }
}
