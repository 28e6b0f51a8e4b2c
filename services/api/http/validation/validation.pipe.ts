import { type ArgumentMetadata, Injectable, ValidationPipe } from '@nestjs/common';
import { ApiCode } from '../../../words/codes.js';
import { InvalidRequest } from '../errors/api-error.js';
import { withFilters } from '../lists/list-query.js';
import { keepingFaults, UnfitBody } from './faults.js';
import { rememberRules } from './remember-rules.js';
import { missingIn } from './required-by-rules.js';
import { violationsOf } from './violations.js';

rememberRules();

/**
 * Bodies and queries become instances of their DTO; what a DTO does not know is left out, not refused. The filters of a
 * query may come as one JSON object (docs/rules/http.md, HT-7).
 */
@Injectable()
export class RequestValidationPipe extends ValidationPipe {
  constructor() {
    super({
      transform: true,
      whitelist: true,
      stopAtFirstError: false,
      validationError: { target: true, value: true },
      exceptionFactory: (errors) => {
        const body = errors[0]?.target;
        return new UnfitBody(body, [...violationsOf(errors), ...(body ? missingIn(body) : [])]);
      },
    });
  }

  /** A list where one object is asked for is refused as such: its items, of which there may be many, are not looked at. */
  override async transform(value: unknown, metadata: ArgumentMetadata): Promise<unknown> {
    if (metadata.type === 'body' && Array.isArray(value) && value.length > 0 && this.toValidate(metadata)) {
      throw new InvalidRequest({ code: ApiCode.malformed });
    }
    const whole = metadata.type === 'query' && metadata.data === undefined;
    const given = whole ? withFilters(value) : value;
    return keepingFaults(metadata.metatype, () => super.transform(given, metadata));
  }
}
