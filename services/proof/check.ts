/**
 * Goes through the whole ledger once: each event against its hash, its place in its stream and in the ledger, and the
 * tree; and the roots against those that somebody kept (docs/rules/proof.md, PF-7).
 */
import { HASH_BYTES } from '../event-store/event-hashes.js';
import type { EventReader, RecordedEvent } from '../event-store/port.js';
import { chainChecker } from '../execution/hash-chain.js';
import { type Pace, WITHOUT_REST } from '../platform/pace.js';
import type { LedgerTree } from './ledger-tree.js';
import { GrowingTree } from './merkle.js';

/** An earlier root that somebody kept, as `GET /ledger/empreinte` answers it. */
export interface KeptRoot {
  /** How it is called in findings. */
  readonly name: string;
  readonly taille: number;
  /** Of the last of its events; absent: not compared. Another event store that took the ledger over has others. */
  readonly position?: number;
  readonly racine: string;
}

export interface LedgerCheck {
  readonly events: number;
  /** Of the last event that was looked at. */
  readonly position: bigint;
  /** In the order of the ledger: the first names the first event that is affected. */
  readonly findings: readonly string[];
}

interface CheckOptions {
  readonly kept?: readonly KeptRoot[];
  /** Last position that is looked at; absent: to the ledger's end. */
  readonly until?: bigint;
  /** Called after each page. */
  readonly pace?: Pace;
}

/** Few enough to be hashed between two calls that the same process answers. */
const PAGE = 250;
const NO_HASH = Buffer.alloc(HASH_BYTES);
/** More say nothing new: what follows an event that was removed is all out of place. */
const MOST_FINDINGS = 100;

export async function checkLedger(
  tree: LedgerTree,
  store: Pick<EventReader, 'readAll'>,
  { kept = [], until, pace = WITHOUT_REST }: CheckOptions = {},
): Promise<LedgerCheck> {
  const findings: string[] = [];
  const find = (finding: string) => {
    if (findings.length < MOST_FINDINGS) findings.push(finding);
  };
  // Of before the ledger is read: it holds what the tree held by then, and more may come into both meanwhile.
  const inTree = until === undefined ? await tree.size() : 0;
  const chain = chainChecker();
  const roots = [...kept].sort((one, other) => one.taille - other.taille);
  const grown = new GrowingTree();
  let position = 0n;
  let proved = 0;
  const compare = () => {
    while (roots[0]?.taille === grown.size) {
      const root = roots.shift()!;
      if (root.racine !== grown.root.toString('hex')) {
        find(
          `the first ${root.taille} events are not those of ${root.name}: the first that was altered, removed, inserted or moved is one of events ${proved} to ${root.taille - 1}`,
        );
        continue;
      }
      proved = root.taille;
      if (root.position !== undefined && BigInt(root.position) !== position)
        find(
          `event ${root.taille - 1} was altered: its position is ${position}, ${root.name} says ${root.position} - or the ledger was moved to another event store since: ask`,
        );
    }
  };

  let isOutOfStep = false;
  compare();
  for (let more = true; more; ) {
    const page = await store.readAll({ after: position, limit: PAGE });
    const events = until === undefined ? page : page.filter((event) => event.position <= until);
    const leaves = await tree.leaves(grown.size, events.length);
    events.forEach((event, n) => {
      const index = grown.size;
      const hash = Buffer.from(String(event.metadata.hash), 'hex');
      for (const { fault } of chain(event)) find(`${named(event, index)}: ${fault}`);
      const leaf = leaves[n];
      // Only the first: behind an event that was removed or inserted, all stand at other places.
      if (!isOutOfStep && leaf && !(leaf.hash.equals(hash) && leaf.position === event.position)) {
        isOutOfStep = true;
        find(`${named(event, index)}: the tree has another event there`);
      }
      position = event.position;
      // An event that carries no hash, which the chain tells, still has its place in the tree.
      grown.add(hash.length === HASH_BYTES ? hash : NO_HASH);
      compare();
    });
    more = page.length === PAGE && events.length === page.length;
    await pace();
  }
  if (grown.size < inTree) {
    const position = await tree.positionOf(grown.size);
    find(
      `event ${grown.size} at position ${position} and what followed it are in the tree, and not in the ledger`,
    );
  }
  for (const root of roots)
    find(
      `the ledger has ${grown.size} events, ${root.name} is of ${root.taille}: those from event ${grown.size} on were removed`,
    );
  if (findings.length === 0) await compareRoot(tree, grown, find);
  return { events: grown.size, position, findings };
}

/** Where each leaf is right, a root that differs is made of nodes that were altered. */
async function compareRoot(
  tree: LedgerTree,
  grown: GrowingTree,
  find: (finding: string) => void,
): Promise<void> {
  const size = Math.min(grown.size, await tree.size());
  if (size !== grown.size) return;
  const { root } = await tree.tree(size);
  if (!root.equals(grown.root))
    find(`the root of the first ${size} events does not follow from them: the tree was altered`);
}

const named = ({ type, stream, revision, id, position }: RecordedEvent, index: number): string =>
  `event ${index} (${type}, ${stream}, revision ${revision}, id ${id}, position ${position})`;
