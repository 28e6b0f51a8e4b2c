/** What a block repeats is cut along the tree: whole runs, paragraphs or rows, so that the XML stays well-formed. */
import type { Document, Element, Node } from '@xmldom/xmldom';
import type { Tag } from './tags.js';

/** Moves the tags of blocks that span paragraphs or cells to between these. */
export function hoistBlocks(document: Document, tags: readonly Tag[]): void {
  const open: Tag[][] = [];
  for (const tag of tags) {
    if (/^else\b|^\^$/.test(tag.inner)) open.at(-1)?.push(tag);
    else if (/^[#^]/.test(tag.inner)) open.push([tag]);
    else if (tag.inner.startsWith('/')) {
      const block = open.pop();
      if (block) hoist(document, [...block, tag]);
    }
  }
}

/** @param ends the opening tag, any `else`, the closing tag */
function hoist(document: Document, ends: readonly Tag[]): void {
  const first = ends[0]!;
  const last = ends.at(-1)!;
  if (ends.every(({ node }) => node.parentNode === first.node.parentNode)) return;
  const ancestor = commonAncestor(first.node, last.node);
  // In one paragraph the text between two runs is repeated unchanged: every tag is equally deep.
  if (ancestor.nodeName === 'w:p' && ends.every(({ node }) => node.parentNode?.parentNode === ancestor))
    return;
  // A block over several cells repeats its row, unless it chooses between cells.
  const row = ancestor.nodeName === 'w:tr' && ends.length === 2;
  for (const tag of ends) {
    const child = row ? ancestor : childOf(ancestor, tag.node);
    removeTag(tag);
    const text = document.createTextNode(tag.text);
    child.parentNode!.insertBefore(text, tag === last ? afterClosings(child) : beforeOpenings(child));
    if (!row && child.nodeName === 'w:p' && isBlank(child as Element)) child.parentNode!.removeChild(child);
  }
}

/** Inner blocks were hoisted first: an outer one opens before them and closes after them. */
function beforeOpenings(child: Node): Node {
  let place = child;
  while (isText(place.previousSibling, /^\{\{~?[#^]/)) place = place.previousSibling!;
  return place;
}

function afterClosings(child: Node): Node | null {
  let place = child.nextSibling;
  while (isText(place, /^\{\{~?\//)) place = place!.nextSibling;
  return place;
}

const isText = (node: Node | null, pattern: RegExp): boolean =>
  node !== null && node.nodeName === '#text' && pattern.test(node.nodeValue ?? '');

function removeTag({ node, text }: Tag): void {
  node.textContent = (node.textContent ?? '').replace(text, '');
}

function commonAncestor(a: Node, b: Node): Node {
  const above = new Set<Node>();
  for (let node: Node | null = a; node; node = node.parentNode) above.add(node);
  for (let node: Node | null = b; node; node = node.parentNode) if (above.has(node)) return node;
  throw new Error('Two tags of different parts');
}

function childOf(ancestor: Node, node: Node): Node {
  let child = node;
  while (child.parentNode && child.parentNode !== ancestor) child = child.parentNode;
  return child;
}

const isBlank = (paragraph: Element): boolean =>
  (paragraph.textContent ?? '').trim() === '' &&
  ['w:drawing', 'w:pict', 'w:br', 'w:sectPr'].every(
    (name) => paragraph.getElementsByTagName(name).length === 0,
  );
