/** Answers the reads of screens from what was synchronised, in the shapes of the service. */
import type { Answer } from '../../api/calls.js';
import { alphabetical } from '../../api/generated/alphabetical.js';
import { ApiCode } from '../../api/generated/codes.js';
import { UnreadableCode } from '../../api/generated/elements.js';
import { codesOf } from '../../api/generated/gtin.js';
import { serviceNow } from '../../api/service-clock.js';
import type { StockRow } from '../../api/types.js';
import { endOf } from '../../shared/pickers/freshness.js';
import type { LocalStock } from './local-stock.js';
import { readScannedCode } from './scanned-code.js';
import type { SynchronisedData } from './synchronised-data.js';

type Query = Readonly<Record<string, unknown>>;

interface Known {
  readonly data: SynchronisedData;
  readonly local: LocalStock;
  /** Business time zone. */
  readonly zone: string;
}

/** What the service would answer to this read; undefined where only the service knows it. */
export function localAnswer(
  path: string,
  query: Query,
  { data, local, zone }: Known,
): Response | Promise<Response> | undefined {
  const filter: Query = { ...query, ...(parsed(query.filter) as Query) };
  // The past is not kept here.
  if (filter.asOf) return undefined;
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
      return Response.json(
        byLimit(
          held.filter((row) => ofProduct([row.produit.id], query)),
          zone,
        ),
      );
    case '/vaccination/lot':
      return Response.json(
        byLimit(
          local.rows.filter((row) => ofProduct([row.produit.id], query)),
          zone,
        ),
      );
    case '/vaccination/stock/list':
      return Response.json(byLimit(held, zone));
    case '/vaccination/stock':
      return stockPage(held, filter, zone);
    case '/scan':
      return scanned(String(query.code), data.products, held, zone);
    case '/referentiel/liste/produit':
      return Response.json(data.products);
    case '/lot/rappel':
      return query.levee === false
        ? Response.json(
            (data.recalls ?? []).filter(
              (recall) => ofProduct([recall.produit.id], query) && containsLot(recall.lot, query),
            ),
          )
        : undefined;
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

const containsLot = (lot: string, query: Query): boolean =>
  lot.toLowerCase().includes(String(query.lot ?? '').toLowerCase());

/** What must go out first is listed first (docs/rules/history.md, HI-6). */
const byLimit = (rows: readonly StockRow[], zone: string): readonly StockRow[] =>
  [...rows].sort((one, other) => endOf(one, zone) - endOf(other, zone));

/** What a code says, and what is held of it; a code that cannot be read is refused (docs/rules/scanning.md, SN-11). */
async function scanned(
  code: string,
  products: SynchronisedData['products'],
  held: readonly StockRow[],
  zone: string,
): Promise<Response> {
  try {
    const { gtin, lot, expiry, serial } = await readScannedCode(code, serviceNow());
    const product = gtin === null ? undefined : productOf(gtin, products);
    const answer: Answer<'/scan'> = {
      gtin,
      lot,
      peremption: expiry,
      serie: serial,
      produit: product ? referenceTo(product) : null,
      stocks: byLimit(
        held.filter((row) => row.produit.id === product?.id && (lot ?? row.lot) === row.lot),
        zone,
      ),
    };
    return Response.json(answer);
  } catch (error) {
    if (!(error instanceof UnreadableCode)) throw error;
    const fault = { field: 'code', code: ApiCode.scanUnreadable, rejectedValue: code };
    return Response.json({ fieldErrors: [fault] }, { status: 400 });
  }
}

type Product = SynchronisedData['products'][number];

/** The product with this GTIN, by the longest of the codes that mean it. */
const productOf = (gtin: string, products: readonly Product[]): Product | undefined =>
  codesOf(gtin)
    .map((code) => products.find(({ codeCip }) => codeCip.replaceAll(' ', '') === code))
    .find((product) => product !== undefined);

const referenceTo = (product: Product): NonNullable<Answer<'/scan'>['produit']> => ({
  id: product.id,
  nom: product.nom,
  nomCommercial: product.nomCommercial,
  type: product.type,
  typeConditionnement: product.typeConditionnement,
  nbDoses: product.nbDoses ?? 1,
  peremptionType: product.peremptionType,
});

/** A page of the stock list, as react-admin asks for it: `range` and `sort` are JSON, and so was `filter`. */
function stockPage(held: readonly StockRow[], filter: Query, zone: string): Response {
  const [field = 'limiteUtilisation', order = 'ASC'] = (parsed(filter.sort) ?? []) as readonly string[];
  const found = held.filter(
    (row) =>
      ofProduct([row.produit.id], filter) &&
      containsLot(row.lot, filter) &&
      (filter.onlyRetour !== true || row.retourProduit),
  );
  const sorted = [...found].sort((one, other) =>
    compare(sortValue(one, field, zone), sortValue(other, field, zone)),
  );
  if (order === 'DESC') sorted.reverse();
  const [from = 0, until = sorted.length - 1] = (parsed(filter.range) ?? []) as readonly number[];
  const page = sorted.slice(from, until + 1);
  const last = from + Math.max(page.length - 1, 0);
  return Response.json(page, { headers: { 'content-range': `stock ${from}-${last}/${sorted.length}` } });
}

const parsed = (text: unknown): unknown => (typeof text === 'string' ? JSON.parse(text) : undefined);

function sortValue(row: StockRow, field: string, zone: string): string | number {
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
      return endOf(row, zone);
    default:
      return row.produit.nomCommercial;
  }
}

const compare = (one: string | number, other: string | number): number =>
  typeof one === 'number' && typeof other === 'number'
    ? one - other
    : alphabetical(String(one), String(other));
