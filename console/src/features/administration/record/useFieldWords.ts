import { useTranslate } from '../../../i18n/I18nProvider.js';
import { isLocale, LOCALE_NAMES } from '../../../i18n/locales.js';
import { useFormat } from '../../../providers/session/SessionProvider.js';
import { fullName } from '../user/user.js';

/** What records are called, by id. */
export type Names = ReadonlyMap<string, string>;

const NO_NAMES: Names = new Map();

/** Fields whose values are words of the service's, and the group of the dictionaries that has them. */
const ENUMERATIONS: Readonly<Record<string, string>> = {
  authorities: 'enum.authority',
  dateFormat: 'enum.dateFormat',
  destinataireEmail: 'enum.mailReceiver',
  emailAutorise: 'enum.mailReason',
  liste: 'enum.valueList',
  modeAdministration: 'enum.administrationMode',
  modeQte: 'enum.quantityMode',
  peremptionType: 'enum.expiryType',
  typeConditionnement: 'packaging',
};

const INSTANT = /^\d{4}-\d\d-\d\dT\d\d:\d\d/;

interface Part {
  readonly nom?: string;
  readonly firstname?: string;
  readonly lastname?: string;
  readonly categorieType?: string;
  readonly categorieLabel?: string | null;
  readonly valeur?: string;
}

const asItIs = (code: string): string => code;

/**
 * A field's name, and its value in words: for a comparison of two versions.
 *
 * @param productType what the type of a product is called; its code where none is compared
 */
export function useFieldWords(names: Names = NO_NAMES, productType: (code: string) => string = asItIs) {
  const translate = useTranslate();
  const format = useFormat();

  const text = (field: string, value: string): string => {
    const name = names.get(value);
    if (name !== undefined) return name;
    if (INSTANT.test(value)) return format.dateTime(value);
    if (field === 'type') {
      const ofTemplate = translate(`enum.documentType.${value}`, { _: productType(value) });
      return translate(`enum.centreType.${value}`, { _: ofTemplate });
    }
    if (field === 'langue' && isLocale(value)) return LOCALE_NAMES[value];
    const dictionary = ENUMERATIONS[field];
    return dictionary === undefined ? value : translate(`${dictionary}.${value}`, { _: value });
  };

  /** A tag, a user or a centre. */
  const part = ({ nom, firstname, lastname, categorieType, categorieLabel, valeur }: Part): string => {
    if (categorieType) {
      const category = categorieLabel ?? translate(`enum.tagCategory.${categorieType}`);
      return translate('labelled', { label: category, text: valeur ?? '' });
    }
    return nom ?? (firstname && lastname ? fullName({ firstname, lastname }) : '–');
  };

  const value = (field: string, of: unknown): string => {
    if (of === null || of === undefined || of === '') return '–';
    if (typeof of === 'boolean') return translate(of ? 'answer.yes' : 'answer.no');
    if (typeof of === 'number') return format.number(of);
    if (Array.isArray(of)) return of.map((each) => value(field, each)).join(', ') || '–';
    return typeof of === 'object' ? part(of) : text(field, String(of));
  };

  return {
    label: (field: string): string => {
      const [group, key] = field.split('.');
      return group === 'templates' && key !== undefined
        ? translate(`enum.documentType.${key}`)
        : translate(`administration.field.${field}`, { _: field });
    },
    value,
  };
}
