import { faultMessage, isFaultCode } from '../../../documents/docx/faults.js';
import type { Language } from '../../auth/actor.js';
import type { AnyCode, ErrorArguments } from '../errors/api-error.js';
import { en } from './en.js';
import { fr } from './fr.js';
import type { Messages } from './messages.js';

const LANGUAGES: Readonly<Record<Language, Messages>> = { fr, en };

export function translate(code: AnyCode, language: Language, args: ErrorArguments): string {
  if (isFaultCode(code)) {
    return faultMessage({ code, tag: String(args.tag ?? ''), where: String(args.where ?? '') }, language);
  }
  return LANGUAGES[language][code].replace(/\{(\w+)\}/g, (placeholder, name: string) =>
    String(args[name] ?? placeholder),
  );
}

export const isKnownCode = (code: unknown): code is AnyCode =>
  typeof code === 'string' && (Object.hasOwn(en, code) || isFaultCode(code));

/** The language of `Accept-Language` that we speak and the client likes best. */
export function acceptedLanguage(header: string | undefined): Language | undefined {
  if (!header) return undefined;
  const wishes = header.split(',', 20).map((part) => {
    const [tag, ...parameters] = part.trim().toLowerCase().split(';');
    const quality = parameters
      .find((parameter) => parameter.trim().startsWith('q='))
      ?.trim()
      .slice(2);
    return { language: tag!.split('-', 1)[0]!, quality: quality === undefined ? 1 : Number(quality) };
  });
  const spoken = wishes.filter(({ language, quality }) => language in LANGUAGES && quality > 0);
  return spoken.sort((one, other) => other.quality - one.quality)[0]?.language as Language | undefined;
}
