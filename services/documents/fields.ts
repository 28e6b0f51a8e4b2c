/**
 * What a document can say: a tree of fields with French names, which template authors write in their tags, and the
 * TypeScript type of the values that follows from it. Texts come formatted in the language of the document.
 */
import { type DocumentField, documentField } from '../words/catalogue.js';
import type { Language } from '../words/language.js';

interface OfKind<Kind extends string> {
  readonly kind: Kind;
  readonly label: DocumentField;
}

interface WithFields<Kind extends string, F extends Fields> extends OfKind<Kind> {
  readonly fields: F;
}

export type TextField = OfKind<'text'>;
/** True or false, for `{{#if …}}`; prints as nothing. */
export type FlagField = OfKind<'flag'>;
/** A GS1 DataMatrix, printed as high as the tag's font; its text is the GS1 element string, empty for no code. */
export type CodeField = OfKind<'code'>;
export type GroupField<F extends Fields = Fields> = WithFields<'group', F>;
export type ListField<F extends Fields = Fields> = WithFields<'list', F>;

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

export const text = (label: DocumentField): TextField => ({ kind: 'text', label });
/** Texts whose labels are called as the fields are. */
export const texts = <Name extends DocumentField>(
  ...names: readonly Name[]
): { readonly [N in Name]: TextField } =>
  Object.fromEntries(names.map((name) => [name, text(name)])) as { readonly [N in Name]: TextField };
export const flag = (label: DocumentField): FlagField => ({ kind: 'flag', label });
export const code = (label: DocumentField): CodeField => ({ kind: 'code', label });
export const group = <F extends Fields>(label: DocumentField, fields: F): GroupField<F> => ({
  kind: 'group',
  label,
  fields,
});
export const list = <F extends Fields>(label: DocumentField, fields: F): ListField<F> => ({
  kind: 'list',
  label,
  fields,
});

/** A field as `GET /template/fields` shows it. */
export interface FieldDescription {
  readonly nom: string;
  readonly type: 'TEXTE' | 'BOOLEEN' | 'CODE' | 'GROUPE' | 'LISTE';
  readonly libelle: string;
  /** What it prints in the example document; null where it prints nothing. */
  readonly exemple: string | null;
  readonly champs?: readonly FieldDescription[];
}

const TYPES = { text: 'TEXTE', flag: 'BOOLEEN', code: 'CODE', group: 'GROUPE', list: 'LISTE' } as const;

/** @param example values of these fields; those of a list are shown as its first item has them */
export const describe = (fields: Fields, example: Values, language: Language): FieldDescription[] =>
  Object.entries(fields).map(([nom, field]) => {
    const value = example[nom];
    return {
      nom,
      type: TYPES[field.kind],
      libelle: documentField(field.label, language),
      exemple: typeof value === 'string' && value !== '' ? value : null,
      ...('fields' in field && { champs: describe(field.fields, firstOf(value), language) }),
    };
  });

function firstOf(value: Values[string] | undefined): Values {
  const first = Array.isArray(value) ? (value as readonly Values[])[0] : value;
  return typeof first === 'object' && first !== null ? (first as Values) : {};
}
