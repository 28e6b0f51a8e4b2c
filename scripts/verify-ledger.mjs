#!/usr/bin/env node
/**
 * Checks an exported ledger, away from the service that wrote it. One file, nothing but Node: read it before you use
 * it; it takes ten minutes.
 *
 *   node verify-ledger.mjs FILE [--empreinte ROOT.json] …
 *
 * FILE is what `npm run ledger -- export FILE` wrote: a JSON object on each line, first what the file is, then the
 * events in global order, last the signed root. ROOT.json is an answer of GET /ledger/empreinte that you kept, or the
 * file that came with a daily mail; give as many as you have. Exits with 0 where everything fits, else with 1, and
 * names the first event that does not; or the events of which it is one, where nothing in the file tells which.
 *
 * What is checked, and with which formula:
 *   hash(event) = SHA-256( hash of the event before it in its stream, 64 zeros for the first  ‖  canonical(event) )
 *   canonical   = RFC 8785 JSON of { stream, revision, id, type, data, metadata }
 *   tree        = RFC 6962 section 2.1 over the 32 bytes of each hash, in global order
 *   signature   = Ed25519 over "ledger\n<taille>\n<position>\n<racine>\n<date>\n"
 *
 * A position is in no hash. That of the last event of each root is signed; those before it are only known to grow.
 * Where it is also the number of events, as on Postgres, the positions are 1, 2, 3 … without a gap: all are proved.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';

const FORMAT = 'vaccine-stock-ledger/1';
const ZEROS = '0'.repeat(64);

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * RFC 8785: members in the order of their names' UTF-16 units, no space; texts and numbers as JSON.stringify has them.
 */
function canonical(value) {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const names = Object.keys(value).sort();
  return `{${names.map((name) => `${JSON.stringify(name)}:${canonical(value[name])}`).join(',')}}`;
}

const hashOf = (event) =>
  sha256(
    event.hashPrecedent,
    canonical({
      stream: event.flux,
      revision: event.revision,
      id: event.idEvenement,
      type: event.type,
      data: event.donnees,
      metadata: event.metadonnees,
    }),
  ).toString('hex');

/** A Merkle tree that grows: the roots of the complete subtrees at its right edge, the largest first. */
class Tree {
  edge = [];
  size = 0;

  add(hash) {
    let node = sha256(Buffer.of(0), Buffer.from(hash, 'hex'));
    // Two subtrees of one size become one, as a carry does when 1 is added to a binary number.
    for (let carry = this.size; carry % 2 === 1; carry = (carry - 1) / 2)
      node = sha256(Buffer.of(1), this.edge.pop(), node);
    this.edge.push(node);
    this.size++;
  }

  get root() {
    if (this.size === 0) return sha256().toString('hex');
    return this.edge.reduceRight((right, left) => sha256(Buffer.of(1), left, right)).toString('hex');
  }
}

/** Whether something has the form of what GET /ledger/empreinte answers, signed or not. */
function isRoot(value) {
  if (typeof value !== 'object' || value === null) return false;
  const { taille, position, racine } = value;
  if (!Number.isSafeInteger(taille) || !Number.isSafeInteger(position)) return false;
  if (typeof racine !== 'string' || !/^[0-9a-f]{64}$/.test(racine)) return false;
  // Of no events there is one root.
  return taille === 0 ? position === 0 && racine === new Tree().root : taille > 0 && position >= taille;
}

/** Base64 and PEM have several spellings of the same bytes: only the one that the service writes counts. */
function isSigned(root) {
  try {
    const { taille, position, racine, date, cle, signature } = root;
    const text = `ledger\n${taille}\n${position}\n${racine}\n${date}\n`;
    const key = createPublicKey(cle);
    const bytes = Buffer.from(signature, 'base64');
    return (
      isRoot(root) &&
      typeof date === 'string' &&
      bytes.toString('base64') === signature &&
      key.export({ type: 'spki', format: 'pem' }) === cle &&
      verify(null, Buffer.from(text), key, bytes)
    );
  } catch {
    return false;
  }
}

class Fault extends Error {}

/**
 * What a line of each kind says, in this order. `feuille` is the hash that the service's tree has in the event's place.
 */
const HEADER = ['format'];
const EVENT = [
  ...['position', 'index', 'idEvenement', 'flux', 'revision', 'type', 'donnees', 'metadonnees'],
  ...['hash', 'hashPrecedent', 'feuille'],
];
const LAST = ['empreinte'];
const ROOT = ['taille', 'position', 'racine', 'date', 'cle', 'signature'];

/** What is wrong with the members of a value; undefined where it has exactly these. */
function strangeIn(value, members) {
  if (typeof value !== 'object' || value === null) return 'it has no members';
  const names = Object.keys(value);
  const strange = names.find((name) => !members.includes(name));
  if (strange !== undefined) return `${strange} is no part of it`;
  const missing = members.find((name) => !names.includes(name));
  if (missing !== undefined) return `its ${missing} is missing`;
  return names.join() === members.join() ? undefined : 'its members are in another order';
}

const { files, roots } = readArguments();
if (files.length !== 1) usage();
const [file] = files;
const kept = roots.map(rootIn);

function readArguments() {
  try {
    const { values, positionals } = parseArgs({
      options: { empreinte: { type: 'string', multiple: true, default: [] } },
      allowPositionals: true,
    });
    return { files: positionals, roots: values.empreinte };
  } catch {
    return usage();
  }
}

/** A root that somebody kept. */
function rootIn(name) {
  try {
    // Editors of Windows put a byte-order mark before the text.
    const root = JSON.parse(readFileSync(name, 'utf8').replace(/^\uFEFF/, ''));
    if (isRoot(root)) return { ...root, name };
    console.error(`✗ ${name} is no answer of GET /ledger/empreinte`);
  } catch (error) {
    console.error(`✗ ${name} cannot be read: ${error.message}`);
  }
  process.exit(1);
}

function usage() {
  console.error('node verify-ledger.mjs FILE [--empreinte ROOT.json] …');
  process.exit(1);
}

const tree = new Tree();
/** By stream: the hash of its last event, and the place of each of its events. */
const streams = new Map();
/** By id, the place of the event. */
const places = new Map();
let lastPosition = 0;
/** The largest kept root that fits. */
let proved = 0;
/** The roots that are still to be compared, the smallest first: those that were kept, and the signed one. */
let waiting = [];
/** So many first events have the positions 1, 2, 3 … */
let dense = 0;

/** Holds the tree so far against each root of this size. */
function compare() {
  while (waiting[0]?.taille === tree.size) {
    const root = waiting.shift();
    if (root.racine !== tree.root) {
      throw new Fault(
        `the first ${root.taille} events are not those of ${root.name}: the first event that was altered, removed, inserted or moved is one of ${proved} to ${root.taille - 1}. ` +
          'Each of them fits the one before it in its stream: hashes were computed anew, events of different streams changed places, or the last event of a stream was removed and the rest renumbered. Roots kept in between narrow it down.',
      );
    }
    const isKept = kept.includes(root);
    if (lastPosition !== root.position)
      throw new Fault(
        `event ${tree.size - 1} was altered: its position is ${lastPosition}, ${root.name} says ${root.position}${isKept ? ' - or the ledger was moved to another event store since: ask' : ''}`,
      );
    // Anybody who has the key can sign another root: only a root that was kept proves which events there were.
    if (isKept) proved = root.taille;
  }
}

/** An event. @param what its line is called where it does not say what an event does */
function check(event, what) {
  const strange = strangeIn(event, EVENT);
  if (strange) throw new Fault(`${what} was altered, inserted or moved: ${strange}`);
  const { index, position, idEvenement, flux, revision, hash, hashPrecedent, feuille } = event;
  const named = `event ${tree.size} (${event.type}, ${flux}, revision ${revision}, id ${idEvenement}, position ${position})`;
  // First what the line alone tells: of two lines that do not fit each other, it is seen later which one is wrong.
  if (!Number.isSafeInteger(position) || position < 1)
    throw new Fault(`${what} was altered: its position is not a number of an event`);
  if (!Number.isSafeInteger(revision) || revision < 0)
    throw new Fault(`${what} was altered: its revision is not a number of an event`);
  if (typeof hashPrecedent !== 'string' || hashOf(event) !== hash)
    throw new Fault(`${named} was altered: its hash does not fit`);
  if (feuille !== hash)
    throw new Fault(
      `${named} was altered, inserted or moved: the tree that the service keeps has another hash there`,
    );
  if (Number.isSafeInteger(index) && index >= 0 && index < tree.size)
    throw new Fault(
      `event ${index} and ${named} have the same index: one of both was altered, inserted or moved`,
    );
  if (index !== tree.size)
    throw new Fault(
      `${named} has index ${index}: it was altered, or an event was removed, inserted or moved`,
    );
  if (position <= lastPosition)
    throw new Fault(
      `event ${tree.size - 1} and ${named} have the positions ${lastPosition} and ${position}: one of both was altered, inserted or moved`,
    );
  if (tree.size < dense && position !== tree.size + 1)
    throw new Fault(
      `${named} stands where position ${tree.size + 1} is expected: it was altered, or an event was removed, inserted or moved`,
    );
  if (places.has(idEvenement))
    throw new Fault(
      `event ${places.get(idEvenement)} and ${named} have the same id: one of both was inserted`,
    );
  const stream = streams.get(flux) ?? { hash: ZEROS, places: [] };
  const next = stream.places.length;
  if (revision > next)
    throw new Fault(
      `revision ${next} of ${flux} was removed or moved, or ${named} was inserted or moved: it stands in its place`,
    );
  if (revision < next)
    throw new Fault(
      `event ${stream.places[revision]} and ${named} are the same revision of their stream: one of both was inserted or moved`,
    );
  if (hashPrecedent !== stream.hash)
    throw new Fault(
      next === 0
        ? `${named} was altered or inserted: it follows another one, and is the first of its stream`
        : `event ${stream.places[next - 1]} and ${named} do not follow each other in their stream, as they should: one of both was altered or inserted`,
    );
  stream.hash = hash;
  stream.places.push(tree.size);
  streams.set(flux, stream);
  places.set(idEvenement, tree.size);
  lastPosition = position;
  tree.add(hash);
}

/** Lines end at a line feed and nowhere else: a text may hold other signs that Node's readline takes for an end. */
async function* lines() {
  let rest = '';
  for await (const piece of createReadStream(file).setEncoding('utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A line of the file. @param what it is called where it cannot be read */
function entryOf(line, what) {
  let entry;
  let written;
  try {
    entry = JSON.parse(line);
    written = JSON.stringify(entry);
  } catch (error) {
    throw new Fault(`${what} was altered or inserted: its line cannot be read (${error.message})`);
  }
  // Of a member that is there twice, the last one is read here, and the first one perhaps by a person.
  if (written !== line)
    throw new Fault(`${what} was altered or inserted: its line is not written as the service does`);
  return entry;
}

/** The root in the last line; undefined where it has none that was signed. */
function signedIn(line) {
  try {
    const { empreinte } = JSON.parse(line);
    return isSigned(empreinte) ? { ...empreinte, name: 'the signed root' } : undefined;
  } catch {
    return undefined;
  }
}

function checkEnd(signed) {
  const [larger] = waiting;
  if (larger) {
    const orBefore =
      proved < tree.size
        ? `, or, with the rest renumbered, events that were the last of their streams, from event ${proved} on`
        : '';
    throw new Fault(
      `event ${tree.size} and those after it were removed${orBefore}: ${larger.name} is of ${larger.taille} events, the file has ${tree.size}`,
    );
  }
  if (!isSigned(signed))
    throw new Fault(
      `the signed root was altered, its signature does not fit: nothing proves the events from event ${proved} on`,
    );
  if (signed.taille < tree.size) {
    const from = Math.max(proved, signed.taille);
    const behind = from < tree.size ? `event ${from} and those after it were inserted, or ` : '';
    throw new Fault(
      `${behind}the signed root was replaced by an earlier one: it is of ${signed.taille} events, the file has ${tree.size}`,
    );
  }
  const strange = kept.find(({ cle }) => cle !== undefined && cle !== signed.cle);
  if (strange)
    throw new Fault(
      `the key is not that of ${strange.name}: it was replaced, or changed by those who run the service - ask`,
    );
}

try {
  // Of an earlier size the service answers the root without a signature.
  for (const root of kept)
    if (root.signature !== undefined && !isSigned(root))
      throw new Fault(`the signature of ${root.name} does not fit: it is not what the service answered`);
  // Read twice: how many events there must be, and with which positions, is signed in the last line.
  let last;
  for await (const line of lines()) last = line;
  const trusted = signedIn(last);
  waiting = [...kept, ...(trusted ? [trusted] : [])].sort((one, other) => one.taille - other.taille);
  if (trusted && trusted.position === trusted.taille) dense = trusted.taille;
  let header;
  let signed;
  for await (const line of lines()) {
    if (signed)
      throw new Fault(`event ${tree.size} stands behind the signed root: one of both was inserted or moved`);
    const isLast = line === last;
    const what = isLast ? 'the last line' : `event ${tree.size}`;
    const entry = entryOf(line, header ? what : `this is no ${FORMAT}: the first line`);
    if (!header) {
      const strange = strangeIn(entry, HEADER);
      if (strange || entry.format !== FORMAT)
        throw new Fault(`this is no ${FORMAT}: ${strange ?? 'it is another format'}`);
      header = entry;
      compare();
    } else if (isLast && entry?.empreinte !== undefined) {
      signed = entry.empreinte;
      const strange = strangeIn(entry, LAST) ?? strangeIn(signed, ROOT);
      if (strange) throw new Fault(`the signed root was altered: ${strange}`);
    } else {
      check(entry, what);
      compare();
    }
  }
  if (!signed)
    throw new Fault(`the file ends after ${tree.size} events, without a signed root: its end was removed`);
  checkEnd(signed);
  console.log(`✓ ${tree.size} events, each as its hash says, none missing, none out of place`);
  console.log(`✓ root ${tree.root}, signed on ${signed.date}`);
  console.log(`  by the key with the fingerprint ${sha256(signed.cle).toString('hex')}`);
  for (const { name, taille, signature } of kept)
    console.log(
      `✓ ${name}: the same first ${taille} events${signature ? '' : ' (a root without a signature)'}`,
    );
  if (dense < tree.size)
    console.log('! Positions have gaps: of those between two roots it is only known that they grow.');
  if (kept.length === 0)
    console.log(
      '! No root of your own was given: somebody who rewrote everything, signature included, is not found out.',
    );
} catch (error) {
  if (!(error instanceof Fault) && error.code !== 'ENOENT') throw error;
  console.log(`✗ ${error.message}`);
  process.exit(1);
}
