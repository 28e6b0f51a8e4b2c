import type { Answer, Item } from '../../../api/calls.js';
import { DOCUMENT_TYPES, type DocumentType } from '../../../api/generated/document-type.js';
import type { Translate } from '../../../i18n/provider.js';
import type { Saved } from '../record/administered-kind.js';
import type { Values } from '../record/record-values.js';

/** What a document is printed with. */
export type Template = Saved<Answer<'/template/{id}'>>;

/** What a template may name in its tags. */
export type TemplateField = Item<'/template/fields'>;

export const BLANK_TEMPLATE = {
  nom: '',
  type: null as DocumentType | null,
  file: null as File | null,
  publie: false,
};

/** Types to choose from. Each begins with the kind of centre that prints it, which is its group. */
export const typeOptions = (translate: Translate) =>
  DOCUMENT_TYPES.map((type) => ({
    value: type,
    label: translate(`enum.documentType.${type}`),
    group: translate(`administration.templateGroup.${type.split('_')[0]}`),
  }));

/** The field as it is written in a template. */
export function tagOf({ nom, type }: Pick<TemplateField, 'nom' | 'type'>): string {
  if (type === 'BOOLEEN') return `{{#if ${nom}}}…{{/if}}`;
  if (type === 'GROUPE' || type === 'LISTE') return `{{#${nom}}}…{{/${nom}}}`;
  return `{{${nom}}}`;
}

/** The fields and, where one was chosen, the file. */
export function toForm(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
}
