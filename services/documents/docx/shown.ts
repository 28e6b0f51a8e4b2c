/** What of a document shows on paper. */
import type { Element, Node } from '@xmldom/xmldom';

const SHOWN = new Set(['w:drawing', 'w:pict', 'w:br', 'w:sym']);

/** `w:pPr`, `w:rPr` and the like: how something looks. */
export const isProperties = ({ nodeName }: Node): boolean => /^w:\w+Pr$/.test(nodeName);

/** Whether the node shows by itself, not by what is in it; a comment of Handlebars does not. */
const isShown = (node: Node): boolean =>
  SHOWN.has(node.nodeName) ||
  (node.nodeName === '#text' && /\S/.test(node.nodeValue!) && !/^\{\{~?!/.test(node.nodeValue!));

/** Whether nothing is left of a paragraph or row once its tags are taken out; one that ends a section stays. */
export const isBlank = (element: Element): boolean =>
  !shows(element) && element.getElementsByTagName('w:sectPr').length === 0;

function shows(node: Node): boolean {
  if (isShown(node)) return true;
  for (let child = node.firstChild; child; child = child.nextSibling)
    if (!isProperties(child) && shows(child)) return true;
  return false;
}

/** How much was shown when the reading of a node began and ended. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * @param asked the nodes whose spans are wanted
 * @param passed what counts as not shown
 */
export function spansOf(root: Node, asked: ReadonlySet<Node>, passed: ReadonlySet<Node>): Map<Node, Span> {
  const spans = new Map<Node, Span>();
  let shown = 0;
  const read = (node: Node): void => {
    const from = shown;
    if (isShown(node) && !passed.has(node)) shown++;
    for (let child = node.firstChild; child; child = child.nextSibling) if (!isProperties(child)) read(child);
    if (asked.has(node)) spans.set(node, { from, to: shown });
  };
  read(root);
  return spans;
}
