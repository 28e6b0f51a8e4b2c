/** A part of a template as Handlebars reads it: the XML with the tags between what they repeat. */
import type { Document } from '@xmldom/xmldom';
import { hoistBlocks } from './hoist.js';
import { markLayout } from './marks.js';
import { pageFieldsToTokens } from './page-fields.js';
import { joinTags, keepTextOnly, type PartTags, partOtherBraces } from './tags.js';
import { parseXml, serializeXml } from './xml.js';

export interface TemplatePart extends PartTags {
  readonly document: Document;
}

/** @throws Error where the text is not well-formed */
export function readPart(xml: string): TemplatePart {
  const document = parseXml(xml);
  pageFieldsToTokens(document);
  keepTextOnly(document);
  partOtherBraces(document);
  return { document, ...joinTags(document) };
}

/** What Handlebars is given; the document is changed into it. */
export function sourceOf({ document, tags }: TemplatePart): string {
  hoistBlocks(document, tags);
  // Afterwards: a row that held nothing but tags, and is gone, cannot stand for its table.
  markLayout(document);
  // Printed as it is: Handlebars takes a backslash before a tag for a sign that it is none.
  return serializeXml(document).replace(/\\(?=\{\{)/g, '&#92;');
}
