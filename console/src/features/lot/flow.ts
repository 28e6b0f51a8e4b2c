/** The way of a lot from centre to centre: who sent how much to whom, as a tree and as a picture. */
import { isOnTheWay, type Trace, type TraceLink, type TraceNode } from './lot.js';

/** Goods that left the network: transfers without a destination. */
export const OUTSIDE = 'outside';

export interface FlowNode {
  /** The centre's id, or {@link OUTSIDE}. */
  readonly id: string;
  /** Null for {@link OUTSIDE}. */
  readonly name: string | null;
  /** What came, left and remains; absent where nothing has arrived yet, or out of sight. */
  readonly figures: TraceNode | undefined;
  /** Steps from where the lot entered, from 0. */
  readonly level: number;
}

/** All that one centre sent to another, cancelled notes apart. */
export interface FlowEdge {
  readonly from: string;
  readonly to: string;
  /** Packages of all notes together, and those that neither arrived nor came back. */
  readonly quantity: number;
  readonly onTheWay: number;
  readonly links: readonly TraceLink[];
}

export interface Flow {
  /** By level; within one in the order of the centres that sent to them. */
  readonly nodes: readonly FlowNode[];
  readonly edges: readonly FlowEdge[];
}

const idOf = (link: TraceLink): string => link.destination?.id ?? OUTSIDE;

function edgesOf(links: readonly TraceLink[]): FlowEdge[] {
  const edges = new Map<string, FlowEdge>();
  for (const link of links) {
    if (link.statut === 'ANNULE') continue;
    const [from, to] = [link.origine.id, idOf(link)];
    const key = `${from} ${to}`;
    const known = edges.get(key);
    edges.set(key, {
      from,
      to,
      quantity: (known?.quantity ?? 0) + link.quantite,
      onTheWay: (known?.onTheWay ?? 0) + (isOnTheWay(link) ? link.quantite : 0),
      links: [...(known?.links ?? []), link],
    });
  }
  return [...edges.values()];
}

/** Where the lot begins: nobody in sight sent it there. Goods that go round in a circle begin where most entered. */
function originsOf(ids: readonly string[], edges: readonly FlowEdge[], figures: Figures): string[] {
  const reached = new Set(edges.map(({ to }) => to));
  const entered = (id: string) => figures.get(id)?.entre ?? 0;
  const origins = ids.filter((id) => !reached.has(id) || entered(id) > 0);
  if (origins.length > 0 || ids.length === 0) return origins;
  return [ids.reduce((most, id) => (entered(id) > entered(most) ? id : most))];
}

type Figures = ReadonlyMap<string, TraceNode>;

export function flowOf({ noeuds, liens }: Pick<Trace, 'noeuds' | 'liens'>): Flow {
  const edges = edgesOf(liens);
  const figures: Figures = new Map(noeuds.map((node) => [node.centre.id, node]));
  const names = new Map<string, string | null>(noeuds.map(({ centre }) => [centre.id, centre.nom]));
  for (const { links } of edges) {
    const [link] = links;
    if (!link) continue;
    names.set(link.origine.id, link.origine.nom);
    names.set(idOf(link), link.destination?.nom ?? null);
  }
  const ids = [...names.keys()];
  const nodes: FlowNode[] = [];
  const placed = new Set<string>();
  let next = originsOf(ids, edges, figures);
  for (let level = 0; placed.size < ids.length; level++) {
    // What no origin leads to goes round in a circle of its own.
    if (next.length === 0) next = ids.filter((id) => !placed.has(id)).slice(0, 1);
    for (const id of next) placed.add(id);
    nodes.push(...next.map((id) => ({ id, name: names.get(id) ?? null, figures: figures.get(id), level })));
    const after = next.flatMap((id) => edges.filter(({ from }) => from === id).map(({ to }) => to));
    next = [...new Set(after)].filter((id) => !placed.has(id));
  }
  return { nodes, edges };
}

export interface Branch {
  readonly node: FlowNode;
  /** What came here from the branch above; absent at an origin. */
  readonly edge?: FlowEdge;
  /** What it sent on is shown at an earlier branch of the same centre. */
  readonly isRepeated: boolean;
  readonly branches: readonly Branch[];
}

/**
 * The same as a tree: a centre that several sent to is shown below each of them, and what it sent on below the first.
 */
export function treeOf({ nodes, edges }: Flow): readonly Branch[] {
  const byId = new Map(nodes.map((node) => [node.id, node]));
  const shown = new Set<string>();
  const branchAt = (node: FlowNode, edge?: FlowEdge): Branch => {
    const isRepeated = shown.has(node.id);
    shown.add(node.id);
    const onwards = isRepeated ? [] : edges.filter(({ from }) => from === node.id);
    const branches = onwards.flatMap((onward) => {
      const to = byId.get(onward.to);
      return to ? [branchAt(to, onward)] : [];
    });
    const hasMore = isRepeated && edges.some(({ from }) => from === node.id);
    return { node, ...(edge && { edge }), isRepeated: hasMore, branches };
  };
  const origins = nodes.filter(({ level }) => level === 0).map((node) => branchAt(node));
  const others = nodes.filter(({ id }) => !shown.has(id));
  return [...origins, ...others.flatMap((node) => (shown.has(node.id) ? [] : [branchAt(node)]))];
}

/** Pixels. */
export const BOX = { width: 208, height: 52 } as const;
const COLUMN = BOX.width + 132;
const ROW = BOX.height + 16;
const MARGIN = 8;

export interface PlacedNode extends FlowNode {
  readonly x: number;
  readonly y: number;
}

export interface DrawnEdge extends FlowEdge {
  /** Of an SVG path. */
  readonly path: string;
  /** Pixels: the more goods, the wider. */
  readonly width: number;
  /** Where its quantity is written. */
  readonly label: { readonly x: number; readonly y: number };
}

export interface Picture {
  readonly width: number;
  readonly height: number;
  readonly nodes: readonly PlacedNode[];
  readonly edges: readonly DrawnEdge[];
}

/** A column for each level, from left to right; the boxes of a column are centred. */
export function pictureOf({ nodes, edges }: Flow): Picture {
  const levels = nodes.reduce((most, { level }) => Math.max(most, level + 1), 0);
  const columns = Array.from({ length: levels }, (_, level) => nodes.filter((node) => node.level === level));
  const rows = Math.max(0, ...columns.map(({ length }) => length));
  const height = 2 * MARGIN + Math.max(rows, 1) * ROW;
  const boxes = columns.flatMap((column, level) =>
    column.map((node, row) => ({
      ...node,
      x: MARGIN + level * COLUMN,
      y: MARGIN + ((rows - column.length) / 2 + row) * ROW,
    })),
  );
  const at = new Map(boxes.map((node) => [node.id, node]));
  const most = Math.max(1, ...edges.map(({ quantity }) => quantity));
  return {
    width: 2 * MARGIN + columns.length * COLUMN - (COLUMN - BOX.width),
    height,
    nodes: boxes,
    edges: edges.flatMap((edge) => {
      const from = at.get(edge.from);
      const to = at.get(edge.to);
      return from && to ? [drawn(edge, from, to, most)] : [];
    }),
  };
}

function drawn(edge: FlowEdge, from: PlacedNode, to: PlacedNode, most: number): DrawnEdge {
  const start = { x: from.x + BOX.width, y: from.y + BOX.height / 2 };
  const end = { x: to.x, y: to.y + BOX.height / 2 };
  const width = 1.5 + (6.5 * edge.quantity) / most;
  const bend = Math.max(48, Math.abs(end.x - start.x) / 2);
  return {
    ...edge,
    path: `M${start.x},${start.y} C${start.x + bend},${start.y} ${end.x - bend},${end.y} ${end.x},${end.y}`,
    width,
    label: { x: end.x - 30, y: end.y - width / 2 - 6 },
  };
}
