/** Lots: what is searched for, and where what was found went (docs/rules/lots.md). */
import type { Schemas } from '../../api/types.js';

export type LotRow = Schemas['LotRow'];
export type Trace = Schemas['LotTrace'];
export type TraceNode = Trace['noeuds'][number];
export type TraceLink = Trace['liens'][number];
export type TraceExit = Trace['sorties'][number];

export type LotFilters = {
  readonly lot: string;
  readonly idProduit: string | null;
};

export const NO_FILTERS: LotFilters = { lot: '', idProduit: null };

/** Rows that are asked for at most: who gets as many narrows the search. */
export const MOST_ROWS = 100;

export const fromSearch = (search: URLSearchParams): LotFilters => ({
  lot: search.get('lot') ?? '',
  idProduit: search.get('idProduit') || null,
});

const given = ({ lot, idProduit }: LotFilters) => ({
  ...(lot.trim() && { lot: lot.trim() }),
  ...(idProduit && { idProduit }),
});

export const toSearch = (filters: LotFilters): URLSearchParams => new URLSearchParams(given(filters));

export const toQuery = (filters: LotFilters) => ({
  ...given(filters),
  range: JSON.stringify([0, MOST_ROWS - 1]),
});

/** What a centre took in and what left it, packages: both sides of its balance. */
export const BALANCE = [
  'entre',
  'recu',
  'retourEntrant',
  'corrige',
  'expedie',
  'sorti',
  'dechet',
  'retourSortant',
  'restant',
] as const satisfies readonly (keyof TraceNode)[];

export type Figure = (typeof BALANCE)[number];

/** The sum over all centres, of each figure. */
export const totalsOf = (nodes: readonly TraceNode[]): Readonly<Record<Figure, number>> =>
  Object.fromEntries(
    BALANCE.map((figure) => [figure, nodes.reduce((sum, node) => sum + node[figure], 0)]),
  ) as Record<Figure, number>;

/** Goods that left by this note and neither arrived nor came back. */
export const isOnTheWay = ({ statut }: Pick<TraceLink, 'statut'>): boolean =>
  statut === 'PREPARE' || statut === 'SANS_SUIVI';
