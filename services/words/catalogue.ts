/** Every word that the service says to people, in each language. `fr/` says what there is; `en/` must have the same. */
import type { DocumentPart, FaultCode, MessageCode } from './codes.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { LANGUAGES, type Language } from './language.js';

type Catalogue = typeof fr;
const CATALOGUE: Readonly<Record<Language, Catalogue>> = { fr, en };

function inEachLanguage<Value>(make: (language: Language) => Value): Readonly<Record<Language, Value>> {
  return Object.fromEntries(LANGUAGES.map((language) => [language, make(language)])) as Record<
    Language,
    Value
  >;
}

export type Noun = keyof Catalogue['nouns'];
export type FieldName = keyof Catalogue['fields'];
export type DocumentField = keyof Catalogue['documentFields'];
export type DocumentWord = keyof Catalogue['documents'];
export type MailName = keyof Catalogue['mailSubjects'];
export type FormSectionName = keyof Catalogue['formSections'];
export type Enumeration = keyof Catalogue['enumerations'];

export const noun = (name: Noun, language: Language): string => CATALOGUE[language].nouns[name];

/** What heads a column or names a filter: a noun, or a field of a record. */
export type Heading = Noun | FieldName;

/** Joined once: hundreds of words for each heading of each file would keep other calls waiting. */
const HEADINGS = inEachLanguage(
  (language): Readonly<Record<Heading, string>> => ({
    ...CATALOGUE[language].fields,
    ...CATALOGUE[language].nouns,
  }),
);

export const heading = (name: Heading, language: Language): string => HEADINGS[language][name];

export const yesOrNo = (value: boolean, language: Language): string => noun(value ? 'yes' : 'no', language);

export const documentField = (name: DocumentField, language: Language): string =>
  CATALOGUE[language].documentFields[name];

/** `{{…}}` in it are values of the mail. */
export const mailSubject = (name: MailName, language: Language): string =>
  CATALOGUE[language].mailSubjects[name];

export const isDocumentWord = (name: string): name is DocumentWord => Object.hasOwn(fr.documents, name);

export const documentWord = (name: DocumentWord, language: Language): string =>
  CATALOGUE[language].documents[name];

/** A code of an enumeration in words; the code itself where it is no member. */
export function enumerationWord(enumeration: Enumeration, code: string, language: Language): string {
  const members: Readonly<Record<string, string>> = CATALOGUE[language].enumerations[enumeration];
  return Object.hasOwn(members, code) ? members[code]! : code;
}

/** What movements are called: one that takes another back is called by that, whatever its type. */
export const movementWords = (language: Language) => ({
  ofType: (type: string): string => enumerationWord('movementType', type, language),
  ofCancellation: noun('preparationCancelled', language),
});

/** Codes of an enumeration that have words. */
export const codesOf = (enumeration: Enumeration): readonly string[] =>
  Object.keys(fr.enumerations[enumeration]);

/** Codes of all units that have words. */
export const UNIT_CODES: readonly string[] = Object.keys(fr.units);

const isUnit = (code: string): code is keyof Catalogue['units'] => Object.hasOwn(fr.units, code);

const PLURALS = inEachLanguage((language) => new Intl.PluralRules(language));

/** A unit that agrees with its count: `vial`, `vials`. A unit that an administrator has added is returned as it is. */
export function unitWord(code: string, count: number, language: Language): string {
  if (!isUnit(code)) return code;
  const [one, several] = CATALOGUE[language].units[code];
  return PLURALS[language].select(count) === 'one' ? one : several;
}

/** A unit as a column or a filter names it: `Vial`. */
export function unitTitle(code: string, language: Language): string {
  const word = unitWord(code, 1, language);
  return isUnit(code) ? word[0]!.toLocaleUpperCase(language) + word.slice(1) : word;
}

export type MessageArguments = Readonly<Record<string, string | number>>;

export const isMessageCode = (code: unknown): code is MessageCode =>
  typeof code === 'string' && Object.hasOwn(fr.errors, code);

export const errorMessage = (code: MessageCode, language: Language, args: MessageArguments): string =>
  filled(CATALOGUE[language].errors[code], args);

export const isFaultCode = (code: unknown): code is FaultCode =>
  typeof code === 'string' && Object.hasOwn(fr.templateFaults, code);

export const templateFault = (code: FaultCode, language: Language): string =>
  CATALOGUE[language].templateFaults[code];

/** Where in a template, with the part in words: `header1 ¶ 2` is `en-tête 1 ¶ 2`. */
export const placeInTemplate = (place: string, language: Language): string =>
  place.replace(/^(?:body|header|footer)/, (part) => CATALOGUE[language].documentParts[part as DocumentPart]);

/** `{name}` is replaced by the argument of that name; one that is missing stays as it is written. */
export const filled = (text: string, args: MessageArguments): string =>
  text.replace(/\{(\w+)\}/g, (placeholder, name: string) => String(args[name] ?? placeholder));
