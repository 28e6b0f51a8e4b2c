/** What can be wrong with a template; all faults are reported at upload, at once. */
import { placeInTemplate, templateFault } from '../../words/catalogue.js';
import type { FaultCode } from '../../words/codes.js';
import type { Language } from '../../words/language.js';

export interface TemplateFault {
  readonly code: FaultCode;
  /** The tag as it is written, or the part of the file. */
  readonly tag: string;
  /** Where in the document: `body ¶ 12`, `header1 ¶ 1`; empty where the file as a whole is meant. */
  readonly where: string;
}

export const faultMessage = ({ code, tag, where }: TemplateFault, language: Language): string =>
  [placeInTemplate(where, language), tag, templateFault(code, language)].filter(Boolean).join(' : ');
