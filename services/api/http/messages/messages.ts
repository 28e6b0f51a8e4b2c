import type { FaultCode } from '../../../documents/docx/faults.js';
import type { AnyCode } from '../errors/api-error.js';

/** Every code has its words: a missing one does not compile. */
export type Messages = Readonly<Record<Exclude<AnyCode, FaultCode>, string>>;
