import { applyDecorators } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, Max, Min } from 'class-validator';
import * as shows from '../../http/fields/answer-fields.js';
import { IsId } from '../../http/fields/ids.js';
import { asNumber, IdFilter, TextFilter, WholeFilter } from '../../http/fields/query-filters.js';

/** Most events of one answer. */
const MAX_EVENTS = 1_000;

const Whole = (description: string, min: number, example: number) =>
  applyDecorators(
    ApiProperty({ description, type: 'integer', minimum: min, example }),
    Transform(({ value }: { value: unknown }) => asNumber(value)),
    IsInt(),
    Min(min),
    Max(Number.MAX_SAFE_INTEGER),
  );

export class EventFilters {
  @WholeFilter('Only events after this position.', { min: 0, example: 0 })
  after?: number;

  @WholeFilter('Most events, up to 1,000. Default: 100. Unit: events.', {
    min: 1,
    max: MAX_EVENTS,
    example: 100,
  })
  limit?: number;

  @IdFilter('Only events that name this centre.')
  centre?: string;

  @IdFilter('Only events that name this product.')
  idProduit?: string;

  @TextFilter(
    'Only events that name this lot, written like this; with a product: this lot of it.',
    'VX24-0117',
  )
  lot?: string;
}

export class TreeQuery {
  @WholeFilter('The tree of the first so many events; absent: of all. Unit: events.', {
    min: 0,
    example: 1_000,
  })
  taille?: number;
}

export class InclusionQuery {
  @ApiProperty({ description: 'Event.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  @IsId()
  idEvenement!: string;

  @WholeFilter('Size of the tree, greater than the event’s index; absent: of all events. Unit: events.', {
    min: 1,
    example: 1_000,
  })
  taille?: number;
}

export class ConsistencyQuery {
  @Whole('Size of the earlier tree. Unit: events.', 1, 1_000)
  de!: number;

  @Whole('Size of the later tree. Unit: events.', 1, 2_000)
  a!: number;
}

const HASH = '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328';

const showsHash = (description: string) =>
  shows.text(`${description} 64 hexadecimal digits in lower case.`, { example: HASH });
const showsPath = () =>
  shows.list('Hashes of the audit path as RFC 6962 orders them, hexadecimal.', () => String, {
    example: [HASH],
  });
const showsSize = (description: string, example = 1_000) =>
  shows.count(description, { unit: 'events', example });
const showsPosition = (description: string) => shows.count(description, { example: 1_000 });

/** With this and the hash before it, anybody can compute an event's hash. */
export class LedgerEventRow {
  @showsPosition('Position in global order, growing.')
  position!: number;

  @showsSize('Place among all events, from 0.')
  index!: number;

  @shows.id('Id.')
  idEvenement!: string;

  @shows.text('Stream.', { example: 'ledger-7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  flux!: string;

  @shows.count('Place within the stream, from 0.', { example: 0 })
  revision!: number;

  @shows.text('What happened.', { example: 'StockEntered' })
  type!: string;

  @shows.values('As stored.')
  donnees!: Readonly<Record<string, unknown>>;

  @shows.values('As stored, without the hash: who, for which centre, when.')
  metadonnees!: Readonly<Record<string, unknown>>;

  @showsHash(
    'SHA-256 of `hashPrecedent` and the RFC 8785 JSON of `{ stream, revision, id, type, data, metadata }`.',
  )
  hash!: string;

  @showsHash('Hash of the event before it in its stream; zeros for the first.')
  hashPrecedent!: string;

  @shows.instant('When it was appended.')
  date!: string;
}

export class LedgerRoot {
  @showsSize('Events in the tree.')
  taille!: number;

  @showsPosition('Position of the last of them; 0 for the empty tree.')
  position!: number;

  @showsHash('Root of the Merkle tree (RFC 6962 over SHA-256) whose leaves are the events’ hashes.')
  racine!: string;
}

/** The root of all events; with `taille` that of an earlier tree, which is not signed. */
export class SignedLedgerRoot extends LedgerRoot {
  @shows.instant('When it was signed.', { optional: true })
  date?: string;

  @shows.text('Public key, SPKI in PEM.', { optional: true, example: '-----BEGIN PUBLIC KEY-----…' })
  cle?: string;

  @shows.text(
    'Ed25519 over the UTF-8 text `ledger`, `taille`, `position`, `racine`, `date`, each followed by a line feed; base64.',
    { optional: true, example: '…' },
  )
  signature?: string;
}

export class InclusionProof {
  @showsSize('Place of the event among all, from 0.')
  index!: number;

  @showsSize('Size of the tree.')
  taille!: number;

  @showsHash('The leaf’s hash: SHA-256 of a zero byte and the 32 bytes of the event’s hash.')
  feuille!: string;

  @showsPath()
  chemin!: string[];

  @showsHash('Root of that tree.')
  racine!: string;
}

export class ConsistencyProof {
  @showsSize('Size of the earlier tree.')
  de!: number;

  @showsSize('Size of the later tree.', 2_000)
  a!: number;

  @showsHash('Root of the earlier tree.')
  racineDe!: string;

  @showsHash('Root of the later tree.')
  racineA!: string;

  @showsPath()
  chemin!: string[];
}

/** Null everywhere before the first check has ended. */
export class LedgerCheckView {
  @shows.flag('Nothing differs.', { nullable: true, example: true })
  intact!: boolean | null;

  @shows.count('Up to here ledger, tree, audit trail and read models were compared.', {
    nullable: true,
    example: 1_000,
  })
  position!: number | null;

  @shows.instant('First of the checks in a row that came to the same.', {
    nullable: true,
    example: '2026-11-16T10:20:00.000Z',
  })
  depuis!: string | null;

  @shows.instant('End of the last check.', { nullable: true, example: '2026-11-16T10:20:00.000Z' })
  verifieLe!: string | null;

  @shows.list('Rows and events that differ, in English.', () => String, {
    example: ['stock {"id":"…"}: different, quantity'],
  })
  ecarts!: string[];
}
