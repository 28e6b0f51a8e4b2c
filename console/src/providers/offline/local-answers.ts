/** Answers the reads of screens from what was synchronised, in the shapes of the service. */
import type { StockRow } from '../../api/types.js';
import type { LocalStock } from './local-stock.js';
import type { SynchronisedData } from './synchronised-data.js';

type Query = Readonly<Record<string, unknown>>;

interface Known {
  readonly data: SynchronisedData;
  readonly local: LocalStock;
}

/** What the service would answer to this read; undefined where only the service knows it. */
export function localAnswer(path: string, query: Query, { data, local }: Known): Response | undefined {
  const held = local.rows.filter(({ quantite }) => quantite > 0);
  switch (path) {
    case '/dispatch/preparation/vaccination':
      return Response.json(
        local.notes.filter((note) =>
          ofProduct(
            note.lignes.map((line) => line.produit.id),
            query,
          ),
        ),
      );
    case '/vaccination/available-lot':
      return Response.json(byLimit(held.filter((row) => ofProduct([row.produit.id], query))));
    case '/vaccination/lot':
      return Response.json(byLimit(local.rows.filter((row) => ofProduct([row.produit.id], query))));
    case '/vaccination/stock/list':
      return Response.json(byLimit(held));
    case '/vaccination/stock':
      return stockPage(held, query);
    case '/referentiel/liste/produit':
      return Response.json(data.products);
    case '/value-list':
      return query.code === 'SCRAPPING_CAUSE' && data.causes[Number(query.languageId)]
        ? Response.json(data.causes[Number(query.languageId)])
        : undefined;
    default:
      return undefined;
  }
}

const ofProduct = (ids: readonly string[], { idProduit }: Query): boolean =>
  !idProduit || ids.includes(String(idProduit));

/** What must go out first stands first (docs/rules/history.md, HI-6). */
const limitOf = ({ limiteUtilisation, peremption }: StockRow): string => limiteUtilisation ?? peremption;
const byLimit = (rows: readonly StockRow[]): readonly StockRow[] =>
  [...rows].sort((one, other) => limitOf(one).localeCompare(limitOf(other)));

/** A page of the stock list, as react-admin asks for it: `range`, `sort` and `filter` are JSON. */
function stockPage(held: readonly StockRow[], query: Query): Response {
  const filter = { ...query, ...(parsed(query.filter) as Query) };
  const [field = 'limiteUtilisation', order = 'ASC'] = (parsed(query.sort) ?? []) as readonly string[];
  const lot = String(filter.lot ?? '').toLowerCase();
  const found = held.filter(
    (row) =>
      ofProduct([row.produit.id], filter) &&
      row.lot.toLowerCase().includes(lot) &&
      (filter.onlyRetour !== true || row.retourProduit),
  );
  const sorted = [...found].sort((one, other) => compare(sortValue(one, field), sortValue(other, field)));
  if (order === 'DESC') sorted.reverse();
  const [from = 0, until = sorted.length - 1] = (parsed(query.range) ?? []) as readonly number[];
  const page = sorted.slice(from, until + 1);
  const last = from + Math.max(page.length - 1, 0);
  return Response.json(page, { headers: { 'content-range': `stock ${from}-${last}/${sorted.length}` } });
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : undefined);

function sortValue(row: StockRow, field: string): string | number {
  switch (field) {
    case 'quantite':
      return row.quantite;
    case 'lot':
      return row.lot;
    case 'peremption':
      return row.peremption;
    case 'numeroBl':
      return row.numeroBl ?? '';
    case 'limiteUtilisation':
      return limitOf(row);
    default:
      return row.produit.nomCommercial;
  }
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : String(one).localeCompare(String(other));
