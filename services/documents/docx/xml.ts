/** XML of a document's parts. Entities are those of XML itself; a DOCTYPE never comes this far. */
import { DOMParser, type Document, XMLSerializer } from '@xmldom/xmldom';

/** @throws Error where the text is not well-formed */
export const parseXml = (text: string): Document =>
  new DOMParser({
    onError: (level, message) => {
      if (level !== 'warning') throw new Error(message);
    },
  }).parseFromString(text.replace(/^\uFEFF/, ''), 'text/xml');

export const serializeXml = (document: Document): string => new XMLSerializer().serializeToString(document);
