/** Reads what the offline mode needs, and compares it with what was to be expected here. */
import type { Answer } from '../../api/calls.js';
import { send } from '../../api/client.js';
import { serviceClockAhead } from '../../api/service-clock.js';
import type { CentreTree, DeliveryNote, Movement, StockRow } from '../../api/types.js';
import { LANGUAGE_IDS, LOCALES } from '../../i18n/locales.js';
import type { OfflineAction } from './action.js';
import { localStock } from './local-stock.js';
import type { OfflineQueue } from './queue.js';
import {
  type OtherMovement,
  type StockDifference,
  type SynchronisedData,
  synchronisedAt,
} from './synchronised-data.js';

/** Of all movements of a batch: enough to find those since the last synchronisation. */
const RECENT = 50;

/** The service tells the time in whole seconds. */
const SECOND_MS = 1_000;

/**
 * Reads the centre's notes, stock, recalls and reference lists, and keeps them.
 *
 * @param afterSending actions were accepted or refused since the last time: the differences shown so far are replaced
 * @throws RefusedError, FailedError, UnansweredError: what was kept before stays
 */
export async function synchronise(
  queue: OfflineQueue,
  centre: CentreTree,
  afterSending: boolean,
): Promise<void> {
  const [before, actions] = await Promise.all([queue.data(), queue.actions()]);
  const position = newestPosition(actions);
  const read = reader(queue, position);
  const [notes, stock, products, recalls, ...causes] = await Promise.all([
    read('/dispatch/preparation/vaccination'),
    read('/vaccination/stock/list'),
    read('/referentiel/liste/produit'),
    read('/lot/rappel', { levee: false }),
    ...LOCALES.map((locale) =>
      read('/value-list', { code: 'SCRAPPING_CAUSE', languageId: LANGUAGE_IDS[locale], avecInactifs: true }),
    ),
  ]);
  const at = new Date();
  const fresh: SynchronisedData = {
    at: at.toISOString(),
    clockAhead: serviceClockAhead(),
    position,
    notes: notes.data as readonly DeliveryNote[],
    stock: stock.data as readonly StockRow[],
    products: products.data as Answer<'/referentiel/liste/produit'>,
    recalls: recalls.data as Answer<'/lot/rappel'>,
    causes: Object.fromEntries(
      LOCALES.map((locale, index) => [LANGUAGE_IDS[locale], causes[index]?.data as Answer<'/value-list'>]),
    ),
    differences: [],
  };
  // Another window, or a page that has ended, may have sent. The position falls where the newest action is forgotten.
  const isSentSince = before && (afterSending || BigInt(position) > BigInt(before.position));
  const differences = isSentSince
    ? await differencesOf(before, fresh, actions, centre, read)
    : (before?.differences ?? []);
  await queue.keepData({ ...fresh, differences });
}

const newestPosition = (actions: readonly OfflineAction[]): string =>
  actions
    .map(({ answer }) => answer?.position ?? '0')
    .reduce((newest, each) => (BigInt(each) > BigInt(newest) ? each : newest), '0');

function reader({ owner }: OfflineQueue, position: string) {
  const headers = {
    // Fetched ahead of need: nobody waits for it.
    purpose: 'prefetch',
    'x-centre-id': owner.centreId,
    ...(position !== '0' && { 'x-ledger-position': position }),
  };
  return (path: string, query?: Readonly<Record<string, unknown>>) =>
    send('get', path, { parameters: { query }, headers, fromService: true });
}

/** The batches of sent or refused actions of which the service has another quantity than was to be expected. */
async function differencesOf(
  before: SynchronisedData,
  fresh: SynchronisedData,
  actions: readonly OfflineAction[],
  centre: CentreTree,
  read: ReturnType<typeof reader>,
): Promise<readonly StockDifference[]> {
  const sent = actions.filter(({ answer }) => answer && BigInt(answer.position) > BigInt(before.position));
  const refused = actions.filter(({ status, dropped }) => status === 'ERROR' && !dropped);
  const touched = new Set([...sent, ...refused].flatMap(({ batches }) => batches));
  const expected = localStock(before, sent, centre);
  const actual = new Map(fresh.stock.map((row) => [row.id, row]));
  const differing = expected.rows.filter(
    ({ id, quantite }) => touched.has(id) && quantite !== (actual.get(id)?.quantite ?? 0),
  );
  return Promise.all(
    differing.map(async (row) => ({
      batchId: row.id,
      lot: row.lot,
      product: row.produit.nomCommercial,
      expected: row.quantite,
      actual: actual.get(row.id)?.quantite ?? 0,
      movements: await othersOn(row.id, before, actions, read),
    })),
  );
}

/** What was recorded on a batch since the last synchronisation and is none of these actions. */
async function othersOn(
  batchId: string,
  before: SynchronisedData,
  actions: readonly OfflineAction[],
  read: ReturnType<typeof reader>,
): Promise<readonly OtherMovement[]> {
  const since = Date.parse(synchronisedAt(before)) - SECOND_MS;
  const own = new Set(actions.map(({ datetime }) => Date.parse(datetime)));
  const { data } = await read(`/vaccination/stock/${batchId}/mouvement`, { page: 0, size: RECENT });
  const { content } = data as { readonly content: readonly Movement[] };
  return content
    .filter(({ date, dateEnregistrement, offline }) => {
      const isOwn = offline && own.has(Date.parse(date));
      return !isOwn && Date.parse(dateEnregistrement ?? date) >= since;
    })
    .map(({ type, sens, quantite, utilisateur, date }) => ({
      type,
      quantity: sens === 'ENTREE' ? quantite : -quantite,
      user: utilisateur,
      date,
    }));
}
