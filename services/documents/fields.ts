/**
 * What a document can say: a tree of fields with French names, which template authors write in their tags, and the
 * TypeScript type of the values that follows from it. Texts come formatted in the language of the document.
 */
import type { Language, Words } from './language.js';

export interface TextField {
  readonly kind: 'text';
  readonly label: Words;
}

/** True or false, for `{{#if …}}`; prints as nothing. */
export interface FlagField {
  readonly kind: 'flag';
  readonly label: Words;
}

/** A GS1 DataMatrix, printed as high as the tag's font; its text is the GS1 element string, empty for no code. */
export interface CodeField {
  readonly kind: 'code';
  readonly label: Words;
}

export interface GroupField<F extends Fields = Fields> {
  readonly kind: 'group';
  readonly label: Words;
  readonly fields: F;
}

export interface ListField<F extends Fields = Fields> {
  readonly kind: 'list';
  readonly label: Words;
  readonly fields: F;
}

export type Field = TextField | FlagField | CodeField | GroupField | ListField;
export type Fields = { readonly [name: string]: Field };

type ValueOf<F extends Field> = F extends TextField | CodeField
  ? string
  : F extends FlagField
    ? boolean
    : F extends GroupField<infer G>
      ? ValuesOf<G> | null
      : F extends ListField<infer L>
        ? readonly ValuesOf<L>[]
        : never;

export type ValuesOf<F extends Fields> = { readonly [Name in keyof F]: ValueOf<F[Name]> };

/** Values of any document: what the printing takes. */
export interface Values {
  readonly [name: string]: string | boolean | null | Values | readonly Values[];
}

export const text = (fr: string, en: string): TextField => ({ kind: 'text', label: { fr, en } });
export const flag = (fr: string, en: string): FlagField => ({ kind: 'flag', label: { fr, en } });
export const code = (fr: string, en: string): CodeField => ({ kind: 'code', label: { fr, en } });
export const group = <F extends Fields>(fr: string, en: string, fields: F): GroupField<F> => ({
  kind: 'group',
  label: { fr, en },
  fields,
});
export const list = <F extends Fields>(fr: string, en: string, fields: F): ListField<F> => ({
  kind: 'list',
  label: { fr, en },
  fields,
});

/** A field as `GET /template/fields` shows it. */
export interface FieldDescription {
  readonly nom: string;
  readonly type: 'TEXTE' | 'BOOLEEN' | 'CODE' | 'GROUPE' | 'LISTE';
  readonly libelle: string;
  readonly champs?: readonly FieldDescription[];
}

const TYPES = { text: 'TEXTE', flag: 'BOOLEEN', code: 'CODE', group: 'GROUPE', list: 'LISTE' } as const;

export const describe = (fields: Fields, language: Language): FieldDescription[] =>
  Object.entries(fields).map(([nom, field]) => ({
    nom,
    type: TYPES[field.kind],
    libelle: field.label[language],
    ...('fields' in field && { champs: describe(field.fields, language) }),
  }));
