/**
 * Tags in the text of a Word document. Word cuts a tag over several runs (spelling marks, edits), so the text of a
 * paragraph is read as one and each tag is put back into the run in which it begins.
 */
import type { Document, Element, Node, Text } from '@xmldom/xmldom';

export interface Tag {
  /** As written, with its braces, quotes straightened, without spaces beside the braces. */
  readonly text: string;
  /** Between the braces, and between the signs that take white space away (`~`), of which a page has none. */
  readonly inner: string;
  /** Holds the tag and nothing else, so that one of two equal tags can be moved. */
  readonly node: Text;
  /** The paragraph that says it. */
  readonly paragraph: Element;
  /** One-based number of the paragraph in its part. */
  readonly paragraphNumber: number;
}

export interface StrayBraces {
  readonly kind: 'unclosed' | 'unopened';
  readonly text: string;
  readonly paragraphNumber: number;
}

export interface PartTags {
  readonly tags: readonly Tag[];
  readonly stray: readonly StrayBraces[];
}

/** Joins the tags of a part in place and answers them in the order of the document. */
export function joinTags(document: Document): PartTags {
  const tags: Tag[] = [];
  const stray: StrayBraces[] = [];
  for (const mark of Array.from(document.getElementsByTagName('w:proofErr')))
    mark.parentNode?.removeChild(mark);
  Array.from(document.getElementsByTagName('w:p')).forEach((paragraph, index) => {
    const nodes = ownTexts(paragraph);
    const joined = joinParagraph(nodes);
    for (const text of joined.stray) stray.push({ ...text, paragraphNumber: index + 1 });
    for (const { text, node } of joined.tags) {
      const inner = text.replace(/^\{+~?|~?\}+$/g, '').trim();
      tags.push({ text, inner, node, paragraph, paragraphNumber: index + 1 });
    }
  });
  // The paragraphs of a text box stand within the one that it is tied to.
  const order = new Map<Node | null, number>();
  for (const text of Array.from(document.getElementsByTagName('w:t'))) order.set(text, order.size);
  const placeOf = ({ node }: Tag) => order.get(node.parentNode)!;
  return { tags: tags.sort((a, b) => placeOf(a) - placeOf(b)), stray };
}

/** Takes from texts what is no text, which no writer puts there: {@link joinTags} moves the tags of whole texts. */
export function keepTextOnly(document: Document): void {
  for (const text of Array.from(document.getElementsByTagName('w:t'))) {
    if (Array.from(text.childNodes).some(({ nodeType }) => nodeType !== TEXT_NODE))
      text.textContent = text.textContent ?? '';
  }
}

/** Puts braces apart wherever they are no part of a printed text: only there {@link joinTags} looks for tags. */
export function partOtherBraces(node: Node): void {
  for (let child = node.firstChild; child; child = child.nextSibling) {
    if (child.nodeType === ELEMENT_NODE) {
      for (const attribute of Array.from((child as Element).attributes)) {
        if (/\{\{|\}\}/.test(attribute.value)) attribute.value = apart(attribute.value);
      }
      if (child.nodeName !== 'w:t' || !paragraphOf(child)) partOtherBraces(child);
    } else if (child.nodeValue !== null) child.nodeValue = apart(child.nodeValue);
  }
}

const ELEMENT_NODE = 1;
const TEXT_NODE = 3;
const apart = (text: string): string => text.replace(/([{}])(?=[{}])/g, '$1 ');

/** Texts of the paragraph itself, not those of a paragraph inside it (a text box). */
const ownTexts = (paragraph: Element): Element[] =>
  Array.from(paragraph.getElementsByTagName('w:t')).filter((text) => paragraphOf(text) === paragraph);

function paragraphOf(node: Node): Element | undefined {
  for (let parent = node.parentNode; parent; parent = parent.parentNode) {
    if (parent.nodeName === 'w:p') return parent as Element;
  }
  return undefined;
}

interface Joined {
  readonly tags: { readonly text: string; readonly node: Text }[];
  readonly stray: { readonly kind: 'unclosed' | 'unopened'; readonly text: string }[];
}

function joinParagraph(nodes: readonly Element[]): Joined {
  const texts = nodes.map((node) => node.textContent ?? '');
  const whole = texts.join('');
  const found: Joined = { tags: [], stray: [] };
  if (!whole.includes('{{') && !whole.includes('}}')) return found;
  const starts: number[] = [];
  let length = 0;
  for (const text of texts) {
    starts.push(length);
    length += text.length;
  }
  const nodeAt = (offset: number) => starts.findLastIndex((start) => start <= offset);
  // Per run: what it will say. A tag belongs to the run of its first brace, other runs keep their own words.
  const parts: Text[][] = nodes.map(() => []);
  const say = (node: number, words: string): Text => {
    const text = nodes[node]!.ownerDocument!.createTextNode(words);
    parts[node]!.push(text);
    return text;
  };
  const put = (from: number, to: number) => {
    for (let at = from; at < to; ) {
      const node = nodeAt(at);
      const end = Math.min(to, starts[node + 1] ?? length);
      say(node, whole.slice(at, end));
      at = end;
    }
  };
  let at = 0;
  for (const match of whole.matchAll(/\{\{\{?[^{}]*\}\}\}?/g)) {
    strayIn(whole.slice(at, match.index), found);
    put(at, match.index);
    const text = straighten(match[0]);
    found.tags.push({ text, node: say(nodeAt(match.index), text) });
    at = match.index + match[0].length;
  }
  strayIn(whole.slice(at), found);
  put(at, length);
  nodes.forEach((node, index) => {
    node.textContent = '';
    for (const part of parts[index]!) node.appendChild(part);
    node.setAttribute('xml:space', 'preserve');
  });
  return found;
}

function strayIn(text: string, found: Joined): void {
  const open = text.indexOf('{{');
  if (open >= 0) found.stray.push({ kind: 'unclosed', text: excerpt(text.slice(open)) });
  const close = text.indexOf('}}');
  if (close >= 0 && (open < 0 || close < open)) {
    found.stray.push({ kind: 'unopened', text: excerpt(text.slice(0, close + 2).slice(-30)) });
  }
}

const excerpt = (text: string): string => (text.length > 30 ? `${text.slice(0, 30)}…` : text);

/** What Word's autocorrection makes of quotes and spaces; Handlebars reads no `{{ #if}}`. */
const straighten = (text: string): string =>
  text
    .replace(/[\u2018\u2019\u201A\u201B]/g, "'")
    .replace(/[\u201C\u201D\u201E\u00AB\u00BB]/g, '"')
    .replace(/[\u00A0\u202F\u2007]/g, ' ')
    .replace(/\u200B|\u200C|\u200D|\uFEFF|\u00AD/g, '')
    .replace(/^(\{+~?) +/, '$1')
    .replace(/ +(~?\}+)$/, '$1');
