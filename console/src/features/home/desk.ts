/** What the desk leads to, and how long the stock lasts. */
import type { Item } from '../../api/calls.js';
import {
  type Acting,
  onlyReads,
  type Working,
  type Workplace,
  workplaceOf,
} from '../../providers/session/session.js';
import { isWriting } from '../../shared/navigation/workplace-menu.js';
import { daysLeft } from '../../shared/record/stock-rate.js';

export type AlertRow = Item<'/centre/alertes'>;

const DAY_MS = 86_400_000;
/**
 * Days that the lists of an anomaly go back. It is an alert for 30 days from when the ledger took it
 * (docs/rules/alerts.md, AT-13); the lists go by when it happened, and what was made offline may have happened 30 days
 * earlier (EX-10).
 */
const ANOMALY_DAYS = 61;

/** The address of a form with what it is to begin with. */
const filledIn = (path: string, given: Readonly<Record<string, string | undefined>>): string => {
  const known = Object.entries(given).filter((entry): entry is [string, string] => entry[1] !== undefined);
  return known.length === 0 ? path : `${path}?${new URLSearchParams(known)}`;
};

const filtered = (path: string, filter: object): string =>
  `${path}?filter=${encodeURIComponent(JSON.stringify(filter))}`;

const anomaliesSince = (now: Date): string => new Date(now.getTime() - ANOMALY_DAYS * DAY_MS).toISOString();

/** What is left of a lot at the workplace. */
const heldOf = (lot: string | undefined, workplace: Workplace): string =>
  filtered(`/${workplace}/stocks`, { lot, quantiteNonNulle: true });

/**
 * The path to which an alert leads: to the screen that deals with it. Users who only read are led to no screen that
 * writes (docs/rules/access.md, AC-12): goods past their limit are shown to them in the stock.
 */
export function leadsTo(alert: AlertRow, session: Acting & Working, now: Date): string | undefined {
  const workplace = workplaceOf(session);
  const to = screenFor(alert, workplace, now);
  if (to === undefined || !onlyReads(session) || !isWriting(to)) return to;
  return alert.type === 'PERIME' || alert.type === 'LIMITE_DEPASSEE'
    ? heldOf(alert.lot, workplace)
    : undefined;
}

/**
 * The screen on which an alert is settled, at the selected workplace, its form filled in as far as the alert knows;
 * undefined where nothing can be done about it there.
 */
export function screenFor(
  { type, lot, idProduit, idStock, echeance, idBl, idRappel, correspondant }: AlertRow,
  workplace: Workplace,
  now: Date,
): string | undefined {
  if (type === 'RAPPEL_LOT') return `/recalls/${idRappel}`;
  const declaration = filledIn('/vaccination/declarations-of-use', { idProduit, jour: echeance });
  if (workplace === 'point') return type === 'DECLARATION_MANQUANTE' ? declaration : AT_POINT[type];
  const isOfPoint = correspondant?.type === 'VACCINATION_POINT';
  if (workplace === 'administration') {
    if (type === 'ANOMALIE')
      return filledIn('/discrepancies', { dateDebut: anomaliesSince(now).slice(0, 10) });
    return type === 'DEMANDE_EN_ATTENTE' && isOfPoint ? '/point-replenishments' : AT_ADMINISTRATION[type];
  }
  if (workplace !== 'referent' && workplace !== 'dispatch' && workplace !== 'vaccination') return undefined;
  const under = (page: string) => `/${workplace}/${page}`;
  switch (type) {
    case 'RUPTURE':
    case 'STOCK_BAS':
      return filledIn(under(workplace === 'vaccination' ? 'replenishment-form' : 'stock-entries'), {
        idProduit,
      });
    case 'PERIME':
    case 'LIMITE_DEPASSEE':
      return filledIn(under('scrappings'), { idProduit, idStock });
    case 'PEREMPTION_PROCHE':
    case 'LIMITE_PROCHE':
      return heldOf(lot, workplace);
    case 'RECEPTION_EN_ATTENTE':
      return filledIn(under('stock-entries'), { idBl });
    case 'BL_EN_RETARD':
    case 'ECART_RECEPTION':
      return under(`exits/${idBl}`);
    case 'DEMANDE_EN_ATTENTE':
      if (!isOfPoint) return under('replenishments');
      return workplace === 'vaccination' ? under('affiliated-replenishments') : '/point-replenishments';
    case 'DECLARATION_MANQUANTE':
      return declaration;
    case 'ANOMALIE': {
      return filtered(under('movements'), { lot, dateDebut: anomaliesSince(now) });
    }
  }
}

type Paths = Readonly<Partial<Record<AlertRow['type'], string>>>;

const AT_POINT: Paths = {
  DEMANDE_EN_ATTENTE: '/vaccination-point/replenishments',
};

const AT_ADMINISTRATION: Paths = {
  RUPTURE: '/stocks',
  STOCK_BAS: '/stocks',
  PERIME: '/stocks',
  PEREMPTION_PROCHE: '/stocks',
  LIMITE_PROCHE: '/stocks',
  LIMITE_DEPASSEE: '/stocks',
  DEMANDE_EN_ATTENTE: '/replenishments',
};

/** What the check of the ledger found: its quantity counts differences, no packages (docs/rules/alerts.md, AT-16). */
export const isFoundByCheck = ({ type, centre }: Pick<AlertRow, 'type' | 'centre'>): boolean =>
  type === 'ANOMALIE' && !centre;

/** Alerts that one step on one screen settles; the first is due first. */
export type AlertGroup = readonly [AlertRow, ...AlertRow[]];

/**
 * What stands on one line of the desk: the uses of a product that are to be declared stand together, however many days
 * there are; everything else alone. In the order of the first of each.
 */
export function grouped(alerts: readonly AlertRow[]): AlertGroup[] {
  const groups = new Map<string, [AlertRow, ...AlertRow[]]>();
  for (const alert of alerts) {
    const together = alert.type === 'DECLARATION_MANQUANTE';
    const key = together ? `${alert.idProduit} ${alert.centre?.id}` : alert.id;
    const group = groups.get(key);
    if (group) group.push(alert);
    else groups.set(key, [alert]);
  }
  return [...groups.values()];
}

/** The products that run out first; those that do not move, last. */
export const soonestFirst = <Row extends Parameters<typeof daysLeft>[0]>(rows: readonly Row[]): Row[] =>
  rows
    .filter(({ countStockRestant, month }) => countStockRestant > 0 || month.countExit > 0)
    .sort((one, other) => (daysLeft(one) ?? Infinity) - (daysLeft(other) ?? Infinity));
