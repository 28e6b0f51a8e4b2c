import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ALERT_LEVELS, ALERT_TYPES } from '../../projections/alert/alerts.js';
import { COUNT_STATUSES } from '../../projections/count/tables.js';
import { USE_AND_LOSS_GROUPS } from '../../projections/movement/use-and-loss.js';
import { CALENDAR_TYPES } from '../api/queries/calendar/calendar.dto.js';
import { DEMONSTRATION_PRODUCTS } from '../demonstration/reference-data/goods.js';
import { DOCUMENT_KINDS, type DocumentKind, type DocumentType } from '../documents/document-type.js';
import {
  CENTRE_TYPES,
  EXIT_DESTINATIONS,
  EXPIRY_TYPES,
  MOVEMENT_TYPES,
  PACKAGINGS,
  TRANSFER_TYPES,
} from '../domain/ledger/vocabulary.js';
import { REQUEST_STATUSES } from '../domain/replenishment/request-status.js';
import { QUANTITY_MODES } from '../domain/shared/quantity-mode.js';
import { EXPORT_LISTS } from '../jobs/job-kinds.js';
import { SECURITY_EVENTS, SECURITY_OUTCOMES } from '../reference-data/audit/security-vocabulary.js';
import {
  ADMINISTRATION_MODES,
  MAIL_REASONS,
  MAIL_RECEIVERS,
  TAG_CATEGORIES,
} from '../reference-data/centre/vocabulary.js';
import { RECORD_DEFINITIONS, RECORD_KINDS } from '../reference-data/records/definitions.js';
import { AUTHORITIES } from '../reference-data/user/authority.js';
import { INVITATION_STATES } from '../reference-data/user/invitation.js';
import {
  type Enumeration,
  enumerationWord,
  errorMessage,
  filled,
  UNIT_CODES,
  unitTitle,
  unitWord,
} from './catalogue.js';
import { ApiCode, ARGUMENTS, ErrorCode } from './codes.js';
import { en } from './en/index.js';
import { fr } from './fr/index.js';
import { recordWords } from './fr/record-sentences.js';
import { LANGUAGES } from './language.js';
import { DATE_FORMATS } from './reader.js';

/** Enumerations of other rooms, which this room does not import: the compiler asks for a word for each member. */
const MEMBERS = {
  alertLevel: ALERT_LEVELS,
  alertType: ALERT_TYPES,
  authority: AUTHORITIES,
  calendarType: CALENDAR_TYPES,
  dateFormat: DATE_FORMATS,
  administrationMode: ADMINISTRATION_MODES,
  centreType: CENTRE_TYPES,
  countStatus: COUNT_STATUSES,
  documentKind: Object.values(DOCUMENT_KINDS) as DocumentKind[],
  documentType: Object.keys(DOCUMENT_KINDS) as DocumentType[],
  exitDestination: EXIT_DESTINATIONS,
  expiryType: EXPIRY_TYPES,
  exportList: EXPORT_LISTS,
  invitationState: INVITATION_STATES,
  language: LANGUAGES,
  mailReason: MAIL_REASONS,
  mailReceiver: MAIL_RECEIVERS,
  movementType: MOVEMENT_TYPES,
  packaging: PACKAGINGS,
  quantityMode: QUANTITY_MODES,
  requestStatus: REQUEST_STATUSES,
  statisticsGroup: USE_AND_LOSS_GROUPS,
  securityEvent: SECURITY_EVENTS,
  securityOutcome: SECURITY_OUTCOMES,
  tagCategory: TAG_CATEGORIES,
  transferType: TRANSFER_TYPES,
  valueList: ['PRODUCT_TYPE', 'SCRAPPING_CAUSE'],
} satisfies { [Name in Enumeration]?: readonly (keyof (typeof fr.enumerations)[Name])[] };

describe('the catalogue of words', () => {
  it.each(Object.entries(MEMBERS))('has words for each %s and for nothing else', (name, members) => {
    for (const { enumerations } of [fr, en]) {
      const words: Readonly<Record<string, string>> = enumerations[name as Enumeration];
      expect(Object.keys(words).sort()).toEqual([...new Set<string>(members)].sort());
    }
  });

  it('has words for each packaging that the product begins with', () => {
    const packagings = DEMONSTRATION_PRODUCTS.map(({ packaging }) => packaging);
    expect(UNIT_CODES).toEqual(expect.arrayContaining([...packagings, ...PACKAGINGS]));
  });

  it('has words for each code and for nothing else', () => {
    const codes = [...Object.values(ErrorCode), ...Object.values(ApiCode)].sort();
    expect(new Set(codes).size).toBe(codes.length);
    expect(Object.keys(fr.errors).sort()).toEqual(codes);
    expect(Object.keys(en.errors).sort()).toEqual(codes);
  });

  it('has no noun, document word or field of a document that nothing says', () => {
    const sources = readdirSync('services', { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(ts|hbs)$/.test(path) && !/\.spec\.ts$|^words\/(fr|en)\//.test(path))
      .map((path) => readFileSync(join('services', path), 'utf8'))
      .join('\n');
    const { documentFields, documents, nouns } = fr;
    const exported = new Set(RECORD_DEFINITIONS.flatMap((definition) => Object.keys(definition.exported)));
    const unused = Object.keys({ ...documentFields, ...documents, ...nouns }).filter(
      (name) => !exported.has(name) && !sources.includes(`'${name}'`) && !sources.includes(`"${name}"`),
    );
    expect(unused).toEqual([]);
  });

  it('has words for each kind of record and for nothing else', () => {
    for (const { recordKinds } of [fr, en])
      expect(Object.keys(recordKinds).sort()).toEqual([...RECORD_KINDS].sort());
  });

  it('has a word for each field of a record', () => {
    const names = RECORD_DEFINITIONS.flatMap(({ fields }) =>
      Object.entries(fields).flatMap(([name, { kind }]) =>
        kind === 'labels' ? [`${name}.1`, `${name}.2`] : [name],
      ),
    );
    expect(names.filter((name) => !Object.hasOwn(fr.fields, name))).toEqual([]);
  });

  it('has one meaning for a noun and a field of the same name', () => {
    for (const { fields, nouns } of [fr, en])
      for (const name of Object.keys(nouns).filter((key) => Object.hasOwn(fields, key)))
        expect([name, fields[name as keyof typeof fields]]).toEqual([
          name,
          nouns[name as keyof typeof nouns],
        ]);
  });

  it('names in an error no argument that its code does not have', () => {
    const declared: Readonly<Record<string, readonly string[]>> = ARGUMENTS;
    for (const { errors } of [fr, en])
      for (const [code, text] of Object.entries(errors))
        expect({
          code,
          unknown: placeholders(text).filter((name) => !declared[code]?.includes(name)),
        }).toEqual({ code, unknown: [] });
  });

  it('has something to say everywhere, with the same placeholders in both languages', () => {
    const [french, english] = [texts(fr), texts(en)];
    expect([...french.keys()].sort()).toEqual([...english.keys()].sort());
    for (const [path, text] of french) {
      expect({ path, empty: text === '' || english.get(path) === '' }).toEqual({ path, empty: false });
      expect({ path, placeholders: placeholders(text) }).toEqual({
        path,
        placeholders: placeholders(english.get(path)!),
      });
    }
  });
});

it('replaces the arguments of a message', () => {
  expect(errorMessage(ErrorCode.min, 'en', { min: 3 })).toBe('The value must be at least 3');
  expect(filled('{a} and {b}', { a: 1 })).toBe('1 and {b}');
});

it('agrees with the noun of a kind of record, in French', () => {
  const sentences = [
    ['un tracker', 'Le tracker a été créé', 'Le statut du tracker a été modifié'],
    ['un utilisateur', "L'utilisateur a été créé", "Le statut de l'utilisateur a été modifié"],
    ['une armoire', "L'armoire a été créée", "Le statut de l'armoire a été modifié"],
    ['une caisse', 'La caisse a été créée', 'Le statut de la caisse a été modifié'],
  ] as const;
  for (const [noun, created, statusChanged] of sentences)
    expect(recordWords(noun, 'Titre')).toMatchObject({ created, statusChanged, add: `Ajouter ${noun}` });
});

it('says a code that is no member as it is', () => {
  expect(enumerationWord('movementType', 'DECHET', 'fr')).toBe('Mise en déchet');
  expect(enumerationWord('movementType', 'toString', 'fr')).toBe('toString');
});

it('makes a unit agree with its count in each language', () => {
  expect([0, 1, 1.5, 2].map((count) => unitWord('BOITE', count, 'fr'))).toEqual([
    'boîte',
    'boîte',
    'boîte',
    'boîtes',
  ]);
  expect([0, 1, 1.5, 2].map((count) => unitWord('BOITE', count, 'en'))).toEqual([
    'boxes',
    'box',
    'boxes',
    'boxes',
  ]);
  expect([unitTitle('FLACON', 'fr'), unitTitle('TUBE', 'fr'), unitWord('TUBE', 2, 'en')]).toEqual([
    'Flacon',
    'TUBE',
    'TUBE',
  ]);
});

/** Every text of a part of the catalogue, by its path. */
const texts = (words: object): Map<string, string> => new Map(entries(words, ''));

const entries = (words: object, path: string): [string, string][] =>
  Object.entries(words).flatMap(([key, value]): [string, string][] =>
    typeof value === 'string' ? [[`${path}/${key}`, value]] : entries(value, `${path}/${key}`),
  );

const placeholders = (text: string): string[] =>
  [...text.matchAll(/\{\{?#?(?:if |each )?(\w+)\}/g)].map(([, name]) => name!).sort();
