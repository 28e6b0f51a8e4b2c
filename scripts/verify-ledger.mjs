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
 * names the first event that does not.
 *
 * What is checked, and with which formula:
 *   hash(event) = SHA-256( hash of the event before it in its stream, 64 zeros for the first  ‖  canonical(event) )
 *   canonical   = RFC 8785 JSON of { stream, revision, id, type, data, metadata }
 *   tree        = RFC 6962 section 2.1 over the 32 bytes of each hash, in global order
 *   signature   = Ed25519 over "ledger\n<taille>\n<position>\n<racine>\n<date>\n"
 *
 * A position is in no hash: that of the last event of each root is proved, of those in between only that they grow.
 */
import { createHash, createPublicKey, verify } from 'node:crypto';
import { createReadStream, readFileSync } from 'node:fs';

const FORMAT = 'vaccine-stock-ledger/1';
const ZEROS = '0'.repeat(64);

const sha256 = (...parts) => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** RFC 8785: members in the order of their names' UTF-16 units, no space; texts and numbers as JSON.stringify has them. */
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

function isSigned({ taille, position, racine, date, cle, signature }) {
  try {
    const text = `ledger\n${taille}\n${position}\n${racine}\n${date}\n`;
    return verify(null, Buffer.from(text), createPublicKey(cle), Buffer.from(signature, 'base64'));
  } catch {
    return false;
  }
}

const named = (event) =>
  `event ${event.index} (${event.type}, ${event.flux}, revision ${event.revision}, id ${event.idEvenement}, position ${event.position})`;

class Fault extends Error {}

/** What the line of an event says. The file names `feuille`, the hash that the service's tree has in the event's place, where there is one. */
const MEMBERS = [
  ...['position', 'index', 'idEvenement', 'flux', 'revision', 'type', 'donnees', 'metadonnees'],
  ...['hash', 'hashPrecedent'],
];

const [file, ...options] = process.argv.slice(2);
const kept = [];
for (let n = 0; n < options.length; n += 2) {
  if (options[n] !== '--empreinte' || !options[n + 1]) usage();
  kept.push(rootIn(options[n + 1]));
}
if (!file || file.startsWith('--')) usage();
kept.sort((one, other) => one.taille - other.taille);

/** A root that somebody kept. */
function rootIn(name) {
  try {
    const root = JSON.parse(readFileSync(name, 'utf8'));
    if (Number.isInteger(root.taille) && typeof root.racine === 'string') return { ...root, name };
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
/** By stream: revision and hash of its last event. */
const streams = new Map();
const ids = new Set();
let lastPosition = 0;
/** The largest kept root that fits. */
let proved = 0;
const waiting = [...kept];

/** Holds the tree so far against each root that was kept at this size. */
function compare() {
  while (waiting[0]?.taille === tree.size) {
    const root = waiting.shift();
    if (root.racine !== tree.root) {
      throw new Fault(
        `the first ${root.taille} events are not those of ${root.name}: the first event that was altered, removed, inserted or moved is one of ${proved} to ${root.taille - 1}. ` +
          'Each of them fits the one before it in its stream: hashes were computed anew, or events of different streams changed places. Roots kept in between narrow it down.',
      );
    }
    if (lastPosition !== root.position)
      throw new Fault(
        `${root.name} says position ${root.position} for ${root.taille} events, the file ${lastPosition}`,
      );
    proved = root.taille;
  }
}

function check(event) {
  const { index, position, flux, revision, hash, hashPrecedent, feuille } = event;
  const strange = Object.keys(event).find((name) => name !== 'feuille' && !MEMBERS.includes(name));
  const missing = MEMBERS.find((name) => !(name in event));
  if (strange ?? missing)
    throw new Fault(
      `event ${tree.size} was altered: ${strange ? `${strange} is no part of an event` : `its ${missing} is missing`}`,
    );
  if (!Number.isInteger(position))
    throw new Fault(`event ${tree.size} was altered: its position is not a number of an event`);
  if (index !== tree.size)
    throw new Fault(
      `${named(event)} stands where event ${tree.size} is expected: an event was removed, inserted or moved`,
    );
  if (position <= lastPosition)
    throw new Fault(`${named(event)} was moved: position ${lastPosition} stands before it`);
  if (ids.has(event.idEvenement))
    throw new Fault(`${named(event)} was inserted: an event with its id stands before it`);
  const before = streams.get(flux) ?? { revision: -1, hash: ZEROS };
  if (revision > before.revision + 1)
    throw new Fault(
      `revision ${before.revision + 1} of ${flux} was removed or moved: ${named(event)} stands in its place`,
    );
  if (revision <= before.revision)
    throw new Fault(
      `${named(event)} was inserted or moved: its stream is at revision ${before.revision} already`,
    );
  if (hashPrecedent !== before.hash)
    throw new Fault(
      `${named(event)} does not follow the one before it in its stream, ${before.name ?? 'of which there is none'}: one of both was altered`,
    );
  if (hashOf(event) !== hash) throw new Fault(`${named(event)} was altered: its hash does not fit`);
  if (feuille !== undefined && feuille !== hash)
    throw new Fault(
      `${named(event)} was altered, inserted or moved: the tree that the service keeps has another hash there`,
    );
  ids.add(event.idEvenement);
  streams.set(flux, { revision, hash, name: named(event) });
  lastPosition = position;
  tree.add(hash);
}

/** Lines end at a line feed and nowhere else: a text may hold other signs that Node's readline takes for an end. */
async function* linesOf(stream) {
  let rest = '';
  for await (const piece of stream.setEncoding('utf8')) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop();
    yield* lines;
  }
  if (rest !== '') yield rest;
}

/** A line of the file. @param fault what a line that cannot be read says */
function entryOf(line, fault) {
  let entry;
  try {
    entry = JSON.parse(line);
  } catch (error) {
    throw new Fault(`${fault}: its line cannot be read (${error.message})`);
  }
  if (typeof entry !== 'object' || entry === null) throw new Fault(`${fault}: its line is no event`);
  // Of a member that is there twice, the last one is read here, and the first one perhaps by a person.
  if (JSON.stringify(entry) !== line)
    throw new Fault(`${fault}: its line is not written as the service does`);
  return entry;
}

function checkEnd(signed) {
  if (waiting[0] || signed.taille > tree.size)
    throw new Fault(
      `event ${tree.size} and those after it were removed: ${waiting[0]?.name ?? 'the signed root'} is of ${(waiting[0] ?? signed).taille} events, the file has ${tree.size}`,
    );
  if (signed.taille < tree.size)
    throw new Fault(
      `event ${signed.taille} and those after it were inserted: the signed root is of ${signed.taille} events`,
    );
  if (signed.racine !== tree.root)
    throw new Fault(
      `the root does not fit the events: one of events ${proved} to ${tree.size - 1} was altered or moved`,
    );
  if (signed.position !== lastPosition)
    throw new Fault(
      `event ${tree.size - 1} was altered: it has position ${lastPosition}, the signed root says ${signed.position}`,
    );
  if (!isSigned(signed)) throw new Fault('the signature of the root does not fit');
  const strange = kept.find(({ cle }) => cle !== undefined && cle !== signed.cle);
  if (strange)
    throw new Fault(
      `the key is not that of ${strange.name}: it was replaced, or changed by whoever runs the service - ask`,
    );
}

try {
  // Of an earlier size the service answers the root without a signature.
  for (const root of kept)
    if (root.signature !== undefined && !isSigned(root))
      throw new Fault(`the signature of ${root.name} does not fit: it is not what the service answered`);
  let header;
  let signed;
  for await (const line of linesOf(createReadStream(file))) {
    if (signed) throw new Fault('something stands behind the signed root');
    const entry = entryOf(line, header ? `event ${tree.size} was altered` : `this is no ${FORMAT}`);
    if (!header) {
      if (entry.format !== FORMAT) throw new Fault(`this is no ${FORMAT}`);
      header = entry;
      compare();
    } else if (entry.empreinte) signed = entry.empreinte;
    else {
      check(entry);
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
  if (kept.length === 0)
    console.log(
      '! No root of your own was given: whoever rewrote everything, signature included, is not found out.',
    );
} catch (error) {
  if (!(error instanceof Fault) && error.code !== 'ENOENT') throw error;
  console.log(`✗ ${error.message}`);
  process.exit(1);
}
