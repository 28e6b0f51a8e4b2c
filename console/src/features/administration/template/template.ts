import type { Answer } from '../../../api/calls.js';
import { DOCUMENT_TYPES, type DocumentType } from '../../../api/generated/document-type.js';
import type { Saved } from '../record/administered-kind.js';
import type { Values } from '../record/record-values.js';

/** What a document is printed with. */
export type Template = Saved<Answer<'/template/{id}'>>;

export const BLANK_TEMPLATE = {
  nom: '',
  type: null as string | null,
  file: null as File | null,
  publie: false,
};

export const TEMPLATE_GROUPS = ['REFERENT', 'DISPATCH', 'VACCINATION'] as const;
export type TemplateGroup = (typeof TEMPLATE_GROUPS)[number];

/** A type begins with the kind of centre that prints it. */
export const typesOf = (group: TemplateGroup): readonly DocumentType[] =>
  DOCUMENT_TYPES.filter((type) => type.startsWith(`${group}_`));

/** The fields and, where one was chosen, the file. */
export function toForm(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) {
    if (value instanceof File) form.append(name, value, value.name);
    else if (value !== null && value !== undefined) form.append(name, String(value));
  }
  return form;
}
