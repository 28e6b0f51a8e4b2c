import { SetMetadata } from '@nestjs/common';

export const CHANGES_NOTHING = Symbol('changes-nothing');

/** A POST that only asks: repeating it does no harm, so its answer is not kept under an `Idempotency-Key`. */
export const ChangesNothing = () => SetMetadata(CHANGES_NOTHING, true);
