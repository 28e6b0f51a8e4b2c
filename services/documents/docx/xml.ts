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

/**
 * Whether elements are nested in each other more than `levels` times: one pass over the text, so that nothing that
 * walks a tree is given one that is too deep. Text that is not well-formed gets any answer: the parser refuses it.
 */
export function isNestedDeeper(xml: string, levels: number): boolean {
  let depth = 0;
  for (let at = xml.indexOf('<'); at >= 0; at = xml.indexOf('<', at)) {
    const kind = xml[at + 1];
    if (kind === '!' || kind === '?') {
      const closing = xml.startsWith('<!--', at) ? '-->' : xml.startsWith('<![CDATA[', at) ? ']]>' : '>';
      at = after(xml, closing, at);
    } else if (kind === '/') {
      depth--;
      at = after(xml, '>', at);
    } else {
      at = endOfTag(xml, at);
      if (xml[at - 1] !== '/' && ++depth > levels) return true;
    }
    if (at < 0) return false;
  }
  return false;
}

function after(xml: string, closing: string, from: number): number {
  const at = xml.indexOf(closing, from);
  return at < 0 ? -1 : at + closing.length;
}

/** The `>` of the tag that begins at `from`: one in the value of an attribute does not end it. */
function endOfTag(xml: string, from: number): number {
  for (let at = from + 1; at < xml.length; at++) {
    const character = xml[at];
    if (character === '>') return at;
    if (character === '"' || character === "'") {
      at = xml.indexOf(character, at + 1);
      if (at < 0) return -1;
    }
  }
  return -1;
}
