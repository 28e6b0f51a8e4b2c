/** Where the palette leads: pages, goods, notes and centres that fit what was typed. */
import type { Answer } from '../../../api/calls.js';
import { serviceNow } from '../../../api/service-clock.js';
import type { CentreTree, Product } from '../../../api/types.js';
import type { StoragePrefix } from '../../../providers/session/prefix.js';
import { folded } from '../../../shared/format/folded.js';
import { periodEnd } from '../../../shared/list/period-end.js';
import { traceAddress } from '../../../shared/record/trace-address.js';

const KINDS = ['page', 'product', 'lot', 'note', 'centre'] as const;
export type Kind = (typeof KINDS)[number];

export interface Destination {
  readonly kind: Kind;
  readonly key: string;
  readonly label: string;
  /** Further words under the label. */
  readonly detail?: string;
  /** A path of the console; of a centre, its id. */
  readonly to: string;
}

/** Most destinations of one kind that are shown; more letters find the others. */
const MOST = 6;

/** A number of a delivery note has so many characters at least. */
const LEAST_OF_NOTE = 4;

interface Known {
  readonly pages: readonly { readonly path: string; readonly title: string }[];
  readonly products: readonly Pick<Product, 'id' | 'nomCommercial' | 'nom' | 'codeCip'>[];
  /** Undefined while they are looked for. */
  readonly lots: Answer<'/lot'> | undefined;
  readonly centres: readonly Pick<CentreTree, 'id' | 'nom' | 'service'>[];
  /** Where own stock and movements are shown; undefined where there are none. */
  readonly prefix: StoragePrefix | 'vaccination' | undefined;
  readonly searchNote: (typed: string) => string;
}

/** Every word that was typed is in one of the texts. */
export function fits(typed: string, ...texts: readonly (string | null | undefined)[]): boolean {
  const all = folded(texts.filter(Boolean).join(' '));
  return folded(typed)
    .split(/\s+/)
    .every((word) => all.includes(word));
}

/** The address of a list that is filtered. */
const filtered = (path: string, filter: Readonly<Record<string, unknown>>): string =>
  `${path}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;

export function destinations(typed: string, known: Known): Destination[] {
  const text = typed.trim();
  const { pages, products, lots, centres, prefix, searchNote } = known;
  const found: Destination[] = pages
    .filter(({ title }) => fits(text, title))
    .map(({ path, title }) => ({ kind: 'page', key: path, label: title, to: path }));
  if (text === '') return found;
  const goods = prefix === undefined ? [] : products;
  found.push(
    ...goods
      .filter((each) => fits(text, each.nomCommercial, each.nom, each.codeCip))
      .slice(0, MOST)
      .map(
        ({ id, nomCommercial, nom }): Destination => ({
          kind: 'product',
          key: id,
          label: nomCommercial,
          detail: nom,
          to: filtered(`/${prefix}/stocks`, { idProduit: id, quantiteNonNulle: true }),
        }),
      ),
    ...distinct(lots ?? []).map(
      ({ idProduit, nomCommercial, lot }): Destination => ({
        kind: 'lot',
        key: `${idProduit} ${lot}`,
        label: lot,
        detail: nomCommercial,
        to: traceAddress(idProduit, lot),
      }),
    ),
  );
  // Not before the lots: what Enter chooses stays where it is when they come.
  if (lots && prefix !== undefined && text.length >= LEAST_OF_NOTE && /\d/.test(text)) {
    found.push({
      kind: 'note',
      key: 'note',
      label: searchNote(text),
      // An end alone: everything until then.
      to: filtered(`/${prefix}/movements`, { numeroBl: text, dateFin: periodEnd(serviceNow()) }),
    });
  }
  found.push(
    ...centres
      .filter(({ nom, service }) => fits(text, nom, service))
      .slice(0, MOST)
      .map(
        ({ id, nom, service }): Destination => ({
          kind: 'centre',
          key: id,
          label: nom,
          detail: service ?? undefined,
          to: id,
        }),
      ),
  );
  return found;
}

/** A lot with two expiries has one page. */
const distinct = (lots: Answer<'/lot'>) =>
  [...new Map(lots.map((each) => [`${each.idProduit} ${each.lot}`, each])).values()].slice(0, MOST);
