import { type Prefix, type ProjectedEvent, projection, STREAM_KINDS } from '../projection.js';
import { type LedgerEventRow, ledgerEventTable, subject } from './table.js';

/** By which centre, product and lot each event of the ledger is found. */
export const ledgerEvent = projection({
  name: 'ledger-event',
  version: 2,
  tables: [ledgerEventTable],
  reads: Object.fromEntries(
    STREAM_KINDS.map((prefix) => [
      prefix,
      (event: ProjectedEvent<Prefix>, changes: Parameters<typeof add>[2]) => add(prefix, event, changes),
    ]),
  ),
});

function add(
  prefix: Prefix,
  { owner, position, revision, data }: ProjectedEvent<Prefix>,
  changes: { append(table: typeof ledgerEventTable, row: LedgerEventRow): void },
): void {
  const subjects = new Set<string>();
  if (prefix === 'ledger-') subjects.add(subject.centre(owner));
  collect(data, subjects);
  changes.append(ledgerEventTable, {
    position: String(position),
    stream: prefix + owner,
    revision,
    subjects: arrayLiteral([...subjects]),
  });
}

/** Fields of events that name a centre. */
const CENTRES = new Set([
  'centreId',
  'issuerId',
  'destinationId',
  'dispatchId',
  'fromCentreId',
  'pointId',
  'supplierId',
  'cancelledBy',
]);

/** All that an event names, however deep: lines have their own product and lot. */
function collect(value: unknown, subjects: Set<string>): void {
  if (Array.isArray(value)) for (const one of value) collect(one, subjects);
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  const { productId, lot, recallId } = value as Readonly<Record<string, unknown>>;
  if (typeof productId === 'string') subjects.add(subject.product(productId));
  if (typeof lot === 'string') subjects.add(subject.lot(lot));
  if (typeof productId === 'string' && typeof lot === 'string') subjects.add(subject.lotOf(productId, lot));
  if (typeof recallId === 'string' && lot === undefined) subjects.add(subject.recall(recallId));
  for (const name in value) {
    const inner = (value as Record<string, unknown>)[name];
    if (typeof inner === 'object') collect(inner, subjects);
    else if (typeof inner === 'string' && CENTRES.has(name)) subjects.add(subject.centre(inner));
  }
}

const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
