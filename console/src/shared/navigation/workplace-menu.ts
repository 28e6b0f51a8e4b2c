/** What each kind of workplace does, in the order in which it is done (docs/rules/screens.md, SC-5). */
import { RECORD_PAGES, type RecordKind } from '../../api/generated/record-pages.js';
import {
  onlyReads,
  type Session,
  seesAllCentres,
  type Workplace,
  workplaceOf,
} from '../../providers/session/session.js';
import type { MenuIconName } from './MenuIcon.js';

export interface MenuEntry {
  readonly path: string;
  /** Message id; the same as the page's title. */
  readonly title: string;
  readonly icon: MenuIconName;
}

interface Menu {
  /** Tiles of the home page. */
  readonly work: readonly MenuEntry[];
  /** Also at hand, in the menu and below the tiles. */
  readonly more: readonly MenuEntry[];
}

const entry = (path: string, title: string, icon: MenuIconName): MenuEntry => ({ path, title, icon });

const entries = (prefix: string) => entry(`/${prefix}/stock-entries`, 'stockEntry.title', 'entry');
const preparation = (prefix: string) => entry(`/${prefix}/exits`, 'preparation.title', 'preparation');
const scrapping = (prefix: string) => entry(`/${prefix}/scrappings`, 'scrapping.title', 'scrapping');
const requests = (prefix: string) => entry(`/${prefix}/replenishments`, 'replenishment.title', 'request');
const dashboard = (prefix: string) => entry(`/${prefix}/dashboard`, 'dashboard.title', 'dashboard');
const movements = (prefix: string) => entry(`/${prefix}/movements`, 'movement.title', 'movement');
const ownStock = (prefix: string) => entry(`/${prefix}/stocks`, 'stock.title', 'stock');
const counts = (prefix: string) => entry(`/${prefix}/counts`, 'stockCount.title', 'control');
const affiliated = entry('/referent/affiliated-stocks', 'stock.affiliatedTitle', 'stock');
const overall = entry('/stocks', 'stock.overallTitle', 'stock');
const allocations = entry('/procurements', 'procurement.title', 'allocation');
const followUp = entry('/procurements/follow-up', 'planFollowUp.title', 'dashboard');
const pointRequests = entry('/point-replenishments', 'replenishment.pointTitle', 'request');
const serving = entry('/dispatch/serving', 'replenishment.serving.title', 'allocation');
const usageControl = entry('/usage-control', 'usageControl.title', 'control');
const calendar = entry('/calendar', 'calendar.title', 'calendar');
const thresholds = entry('/thresholds', 'alertSettings.title', 'list');
const useAndLoss = entry('/use-and-loss', 'useAndLoss.title', 'dashboard');
/** Where any lot is, and which lots are recalled: for everybody. */
const lots = [entry('/lots', 'lot.title', 'trace'), entry('/recalls', 'lot.recall.listTitle', 'recall')];
/** An auditor's work. */
const AUDIT: readonly MenuEntry[] = [
  entry('/discrepancies', 'discrepancies.title', 'control'),
  entry('/replay', 'replay.title', 'movement'),
  entry('/proof', 'proof.title', 'history'),
];
/** The list of each kind of administered record. */
const recordLists = Object.fromEntries(
  RECORD_PAGES.map(({ kind, address, icon }) => [
    kind,
    entry(address, `administration.kind.${kind}.title`, icon),
  ]),
) as Readonly<Record<RecordKind, MenuEntry>>;
const {
  user: users,
  centre: centres,
  product: products,
  carrier: carriers,
  container: containers,
  ...otherRecords
} = recordLists;
const declaration = entry('/vaccination/declarations-of-use', 'useDeclaration.title', 'declaration');

/** What a vaccination centre does offline. */
const OFFLINE_WORK: readonly MenuEntry[] = [
  entry('/vaccination/exits', 'fridgeExit.title', 'fridge'),
  entries('vaccination'),
  scrapping('vaccination'),
  ownStock('vaccination'),
];

export const OFFLINE_PATHS: readonly string[] = OFFLINE_WORK.map(({ path }) => path);

/** The menu while a user works offline. */
export const OFFLINE_MENU: Menu = { work: OFFLINE_WORK, more: [] };

/** What an administrator keeps while a centre is selected; the first three are the administrator's work. */
const ADMINISTRATION: readonly MenuEntry[] = [
  users,
  centres,
  products,
  carriers,
  containers,
  ...Object.values(otherRecords),
  entry('/mail', 'administration.mail', 'mail'),
  entry('/outbox', 'outbox.title', 'mail'),
  entry('/failed-jobs', 'failedJobs.title', 'mail'),
  entry('/audit', 'administration.audit.title', 'history'),
  entry('/security-events', 'administration.security.title', 'history'),
  ...AUDIT,
];

const MENUS: Readonly<Record<Workplace, Menu>> = {
  referent: {
    work: [
      entries('referent'),
      preparation('referent'),
      scrapping('referent'),
      requests('referent'),
      dashboard('referent'),
      movements('referent'),
    ],
    more: [
      ownStock('referent'),
      calendar,
      counts('referent'),
      affiliated,
      overall,
      pointRequests,
      allocations,
      followUp,
      usageControl,
      useAndLoss,
      ...lots,
      thresholds,
      centres,
    ],
  },
  affiliates: {
    work: [affiliated, allocations, usageControl],
    more: [overall, requests('referent'), pointRequests, followUp, useAndLoss, ...lots, centres],
  },
  dispatch: {
    work: [
      entries('dispatch'),
      preparation('dispatch'),
      scrapping('dispatch'),
      requests('dispatch'),
      dashboard('dispatch'),
      movements('dispatch'),
      entry('/dispatch/return', 'productReturn.title', 'return'),
      entry('/stocks', 'stock.vaccinationTitle', 'stock'),
    ],
    more: [
      ownStock('dispatch'),
      calendar,
      counts('dispatch'),
      serving,
      pointRequests,
      followUp,
      usageControl,
      useAndLoss,
      ...lots,
      thresholds,
    ],
  },
  vaccination: {
    work: [
      entry('/vaccination/replenishment-form', 'replenishment.formTitle', 'request'),
      entries('vaccination'),
      entry('/vaccination/exits', 'fridgeExit.title', 'fridge'),
      declaration,
      dashboard('vaccination'),
      movements('vaccination'),
      entry('/vaccination/replenishments', 'replenishment.historyTitle', 'history'),
    ],
    more: [
      ownStock('vaccination'),
      calendar,
      counts('vaccination'),
      scrapping('vaccination'),
      entry('/vaccination/affiliated-replenishments', 'replenishment.pointTitle', 'request'),
      followUp,
      usageControl,
      useAndLoss,
      ...lots,
      thresholds,
    ],
  },
  point: {
    work: [
      entry('/vaccination-point/replenishment-form', 'replenishment.formTitle', 'request'),
      declaration,
      entry('/vaccination-point/replenishments', 'replenishment.historyTitle', 'history'),
    ],
    more: [movements('vaccination'), usageControl, useAndLoss, ...lots],
  },
  administration: {
    work: [
      ...ADMINISTRATION.slice(0, 3),
      entry('/stocks', 'stock.overallTitle', 'stock'),
      entry('/replenishments', 'replenishment.centreTitle', 'request'),
    ],
    more: [
      ...ADMINISTRATION.slice(3),
      pointRequests,
      allocations,
      followUp,
      usageControl,
      useAndLoss,
      ...lots,
    ],
  },
  none: { work: [], more: [] },
};

/** Work that writes: not for a user who only reads. */
const WRITING: readonly string[] = [
  ...['referent', 'dispatch', 'vaccination'].flatMap((side) => [
    `/${side}/stock-entries`,
    `/${side}/scrappings`,
  ]),
  '/referent/exits',
  '/dispatch/exits',
  '/vaccination/exits',
  '/dispatch/return',
  '/vaccination/replenishment-form',
  '/vaccination-point/replenishment-form',
  '/vaccination/declarations-of-use',
  '/mail',
];

/** Whether the work at this address is to write. */
export const isWriting = (address: string): boolean => WRITING.includes(address.split('?')[0] ?? address);

const reads = ({ path }: MenuEntry): boolean => !isWriting(path);

/**
 * The menu of the selected workplace; an administrator keeps the administration, a dispatch administrator centres and
 * carriers, an auditor what can be read (docs/rules/access.md, AC-7, AC-11, AC-12).
 */
export function menuOf(session: Pick<Session, 'user' | 'centre' | 'centres'>): Menu {
  const { work, more } = wholeMenuOf(session);
  if (!onlyReads(session)) return { work, more };
  if (workplaceOf(session) !== 'administration')
    return { work: work.filter(reads), more: more.filter(reads) };
  const others = more.filter((each) => reads(each) && AUDIT.every(({ path }) => path !== each.path));
  return { work: [...AUDIT, ...work.filter(reads)], more: others };
}

function wholeMenuOf({ user, centre }: Pick<Session, 'user' | 'centre'>): Menu {
  const menu = MENUS[workplaceOf({ user, centre })];
  if (!centre) return menu;
  const isDispatch = centre.type === 'DISPATCH';
  if (seesAllCentres(user)) {
    const administration = user.isAdmin ? ADMINISTRATION : ADMINISTRATION.filter(reads);
    return extended(menu, [...(isDispatch ? [allocations] : []), ...administration]);
  }
  return user.isAdminDispatch && isDispatch ? extended(menu, [allocations, centres, carriers]) : menu;
}

/** With those that it does not have yet. */
function extended({ work, more }: Menu, entries: readonly MenuEntry[]): Menu {
  return { work, more: [...more, ...entries.filter(({ path }) => more.every((each) => each.path !== path))] };
}
