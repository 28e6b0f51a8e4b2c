/**
 * What a block repeats is cut along the tree, so that the XML stays well-formed: all tags of a block come to stand in
 * the same element, or each in a paragraph of the same element. Their order stays as the author wrote it.
 */
import type { Document, Element, Node } from '@xmldom/xmldom';
import { isBlank, isProperties, spansOf } from './shown.js';
import type { Tag } from './tags.js';

interface Block {
  /** The opening tag, any `else`, the closing tag. */
  readonly tags: readonly Tag[];
  /** The element in which they come to stand. */
  readonly level: Node;
  /** For each tag the child of `level` that holds it so far. */
  readonly holders: readonly Node[];
}

/** Moves the tags of blocks that span runs, paragraphs, cells or rows to between these. */
export function hoistBlocks(document: Document, tags: readonly Tag[]): void {
  const blocks = pairsOf(tags).map(blockOf);
  const holders = new Set(blocks.flatMap((block) => block.holders));
  const spans = spansOf(
    document,
    new Set([...holders, ...tags.map(({ node }) => node)]),
    new Set(blocks.filter(isLeaving).flatMap((block) => block.tags.map(({ node }) => node))),
  );
  /** The side on which nothing shows between the tag and the edge of what holds it. */
  const freeSide = (tag: Node, holder: Node): 'before' | 'after' | undefined => {
    const [inner, outer] = [spans.get(tag)!, spans.get(holder)!];
    if (inner.from === outer.from) return 'before';
    return inner.to === outer.to ? 'after' : undefined;
  };
  const moves = new Map<Tag, () => void>();
  const firstBefore = new Map<Node, Node>();
  for (const { tags: ends, level, holders } of blocks) {
    const sides = ends.map(({ node }, index) => freeSide(node, holders[index]!));
    // Beside text, a tag stays in its paragraph: `…</w:p><w:p>…` can be left out or repeated as well.
    const inParagraphs =
      ends.every(({ paragraph }, index) => paragraph === holders[index]) && sides.includes(undefined);
    ends.forEach((tag, index) => {
      const holder = holders[index]!;
      const outwards = index === ends.length - 1 ? 'after' : 'before';
      moves.set(tag, () => {
        if (inParagraphs) lift(tag.node, tag.paragraph);
        else if (holder === tag.paragraph || isWithin(level, tag.paragraph)) lift(tag.node, level);
        else putBeside(tag.node, holder, sides[index] ?? outwards, firstBefore);
      });
    });
  }
  // From the last to the first: what is cut off behind a tag holds none that is still to be moved.
  for (const tag of [...tags].reverse()) moves.get(tag)?.();
  for (const holder of holders) {
    const { from, to } = spans.get(holder)!;
    if (holder.nodeName === 'w:tr' && from === to) holder.parentNode!.removeChild(holder);
  }
}

/**
 * The first tag of a block that hoisting has moved past another tag: what is printed is not what was written.
 *
 * @param document after {@link hoistBlocks}
 */
export function movedPast(document: Document, tags: readonly Tag[]): Tag | undefined {
  const byNode = new Map<Node, Tag>();
  for (const tag of tags) if (!tag.inner.startsWith('!')) byNode.set(tag.node, tag);
  const hoisted: Tag[] = [];
  const read = (node: Node): void => {
    const tag = byNode.get(node);
    if (tag) hoisted.push(tag);
    for (let child = node.firstChild; child; child = child.nextSibling) read(child);
  };
  read(document);
  const kept = new Set(hoisted);
  const written = tags.filter((tag) => kept.has(tag));
  const first = written.findIndex((tag, index) => tag !== hoisted[index]);
  const ends = new Set(pairsOf(tags).flat());
  return [written[first], hoisted[first]].find((tag) => tag && ends.has(tag));
}

function pairsOf(tags: readonly Tag[]): Tag[][] {
  const pairs: Tag[][] = [];
  const open: Tag[][] = [];
  for (const tag of tags) {
    if (/^else\b|^\^$/.test(tag.inner)) open.at(-1)?.push(tag);
    else if (/^[#^]/.test(tag.inner)) open.push([tag]);
    else if (tag.inner.startsWith('/')) {
      const block = open.pop();
      if (block) pairs.push([...block, tag]);
    }
  }
  return pairs;
}

function blockOf(tags: readonly Tag[]): Block {
  const common = commonAncestor(tags[0]!.node, tags.at(-1)!.node);
  // A block over several cells repeats its row, unless it chooses between cells.
  const level = common.nodeName === 'w:tr' && tags.length === 2 ? common.parentNode! : common;
  return { tags, level, holders: tags.map(({ node }) => childOf(level, node)) };
}

/** Whether nothing shows any more where a tag stood: one within a paragraph, or around one row, counts as text. */
const isLeaving = ({ tags, level, holders }: Block): boolean =>
  !isWithin(level, tags[0]!.paragraph) && holders.some((holder) => holder !== holders[0]);

/** Several tags before one element stand in the order in which they stood in it. */
function putBeside(tag: Node, holder: Node, side: 'before' | 'after', firstBefore: Map<Node, Node>): void {
  const parent = holder.parentNode!;
  if (side === 'after') parent.insertBefore(tag, holder.nextSibling);
  else {
    parent.insertBefore(tag, firstBefore.get(holder) ?? holder);
    firstBefore.set(holder, tag);
  }
}

/** Brings a tag up to an element around it: what is between is cut in two at the tag, halves without content go. */
function lift(tag: Node, level: Node): void {
  while (tag.parentNode !== level) {
    const front = tag.parentNode as Element;
    const parent = front.parentNode!;
    if (hasContentBefore(tag)) {
      const back = cutBehind(tag, front);
      parent.insertBefore(back, front.nextSibling);
      parent.insertBefore(tag, back);
      if (isEmpty(back)) parent.removeChild(back);
    } else parent.insertBefore(tag, front);
    if (isEmpty(front)) parent.removeChild(front);
  }
}

/** What follows the tag, in an element that looks like the one it was in. */
function cutBehind(tag: Node, front: Element): Element {
  const back = front.cloneNode(false) as Element;
  for (let child = front.firstChild; child && isProperties(child); child = child.nextSibling) {
    back.appendChild(child.cloneNode(true));
    // A section ends with the last of its paragraphs.
    for (const end of Array.from((child as Element).getElementsByTagName('w:sectPr')))
      end.parentNode!.removeChild(end);
  }
  while (tag.nextSibling) back.appendChild(tag.nextSibling);
  return back;
}

function hasContentBefore(node: Node): boolean {
  for (let before = node.previousSibling; before; before = before.previousSibling)
    if (!isProperties(before)) return true;
  return false;
}

/** A blank in a run separates words; a blank paragraph is a line too many. */
const isEmpty = (half: Element): boolean =>
  half.nodeName === 'w:p' ? isBlank(half) : !half.lastChild || isProperties(half.lastChild);

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

function isWithin(node: Node, ancestor: Node): boolean {
  for (let above: Node | null = node; above; above = above.parentNode) if (above === ancestor) return true;
  return false;
}
