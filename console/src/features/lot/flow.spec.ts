import { describe, expect, it } from 'vitest';
import { flowOf, OUTSIDE, pictureOf, treeOf } from './flow.js';
import type { TraceLink, TraceNode } from './lot.js';

const centre = (id: string) => ({ id, nom: `Centre ${id}` });
const node = (id: string, figures: Partial<TraceNode> = {}): TraceNode => ({
  centre: centre(id),
  entre: 0,
  recu: 0,
  retourEntrant: 0,
  corrige: 0,
  expedie: 0,
  sorti: 0,
  dechet: 0,
  retourSortant: 0,
  restant: 0,
  ...figures,
});
const link = (
  from: string,
  to: string | null,
  quantite: number,
  statut: TraceLink['statut'] = 'RECU',
): TraceLink => ({
  idBl: `${from}${to}${quantite}`,
  numeroBl: 'PN-2026-000001',
  origine: centre(from),
  destination: to === null ? null : centre(to),
  quantite,
  statut,
  date: '2026-03-10T09:00:00.000Z',
});
const levels = (flow: ReturnType<typeof flowOf>) =>
  flow.nodes.map(({ id, level }) => `${id}${level}`).join(' ');

describe('the flow of a lot', () => {
  const noeuds = [node('A', { entre: 20 }), node('B'), node('C'), node('D')];

  it('adds up the notes between two centres, those on the way apart, cancelled ones not at all', () => {
    const { edges } = flowOf({
      noeuds,
      liens: [link('A', 'B', 5), link('A', 'B', 3, 'PREPARE'), link('A', 'B', 9, 'ANNULE')],
    });
    expect(edges).toMatchObject([{ from: 'A', to: 'B', quantity: 8, onTheWay: 3 }]);
    expect(edges[0]?.links).toHaveLength(2);
  });

  it('counts steps from where the lot entered, and names centres that nothing has reached yet', () => {
    const flow = flowOf({
      noeuds: noeuds.slice(0, 3),
      liens: [
        link('A', 'B', 5),
        link('B', 'C', 2),
        link('B', 'E', 1, 'PREPARE'),
        link('A', null, 1, 'SANS_SUIVI'),
      ],
    });
    expect(levels(flow)).toBe(`A0 B1 ${OUTSIDE}1 C2 E2`);
    expect(flow.nodes.at(-1)).toMatchObject({ name: 'Centre E', figures: undefined });
  });

  it('ends for goods that go round in a circle', () => {
    const flow = flowOf({ noeuds: [node('B'), node('C')], liens: [link('B', 'C', 2), link('C', 'B', 1)] });
    expect(levels(flow)).toBe('B0 C1');
    expect(treeOf(flow)).toMatchObject([
      {
        node: { id: 'B' },
        branches: [{ node: { id: 'C' }, branches: [{ node: { id: 'B' }, isRepeated: true, branches: [] }] }],
      },
    ]);
  });

  it('shows a centre below each that sent to it, and what it sent on once', () => {
    const tree = treeOf(
      flowOf({
        noeuds,
        liens: [link('A', 'B', 5), link('A', 'C', 4), link('B', 'D', 2), link('C', 'B', 1)],
      }),
    );
    expect(tree).toMatchObject([
      {
        node: { id: 'A' },
        branches: [
          { node: { id: 'B' }, edge: { quantity: 5 }, branches: [{ node: { id: 'D' } }] },
          { node: { id: 'C' }, branches: [{ node: { id: 'B' }, isRepeated: true, branches: [] }] },
        ],
      },
    ]);
  });

  it('draws boxes that do not overlap, and wider edges for more goods', () => {
    const flow = flowOf({ noeuds, liens: [link('A', 'B', 5), link('A', 'C', 1), link('A', 'D', 1)] });
    const { nodes, edges, width, height } = pictureOf(flow);
    expect(new Set(nodes.map(({ x, y }) => `${x} ${y}`)).size).toBe(nodes.length);
    expect(nodes.every(({ x, y }) => x >= 0 && y >= 0 && x < width && y < height)).toBe(true);
    expect(edges[0]?.width).toBeGreaterThan(edges[1]?.width ?? 0);
  });
});
