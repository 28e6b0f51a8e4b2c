import { faultMessage } from '../../../documents/docx/faults.js';
import { errorMessage, isFaultCode, isMessageCode } from '../../../words/catalogue.js';
import type { AnyCode } from '../../../words/codes.js';
import { LANGUAGES, type Language } from '../../../words/language.js';
import type { ErrorArguments } from '../errors/api-error.js';

export function translate(code: AnyCode, language: Language, args: ErrorArguments): string {
  if (isFaultCode(code)) {
    return faultMessage({ code, tag: String(args.tag ?? ''), where: String(args.where ?? '') }, language);
  }
  return errorMessage(code, language, args);
}

export const isKnownCode = (code: unknown): code is AnyCode => isMessageCode(code) || isFaultCode(code);

/** The language of `Accept-Language` that the client prefers among those that the service speaks. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const preferences = header.split(',', 20).map((part) => {
    const [tag, ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters
      .find((parameter) => parameter.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { language: tag!.split('-', 1)[0]!, quality: quality === undefined ? 1 : Number(quality) };
  });
  const known = preferences.filter(
    (preference): preference is { language: Language; quality: number } =>
      (LANGUAGES as readonly string[]).includes(preference.language) && preference.quality > 0,
  );
  return known.sort((one, other) => other.quality - one.quality)[0]?.language;
}
