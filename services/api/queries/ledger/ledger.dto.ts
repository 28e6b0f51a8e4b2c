import { applyDecorators } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';
import { Transform } from 'class-transformer';
import { IsInt, IsOptional, IsUUID, Max, Min } from 'class-validator';
import { IdFilter, TextFilter } from '../../http/fields/query-filters.js';

/** Most events of one answer. */
const MAX_EVENTS = 1_000;

/** A whole number of the query; what is none stays what it is, and is refused. */
const toNumber = () =>
  Transform(({ value }: { value: unknown }) =>
    typeof value === 'string' && /^-?\d+$/.test(value) ? Number(value) : value,
  );

const Whole = (description: string, minimum: number, example: number) =>
  applyDecorators(
    ApiProperty({ description, type: 'integer', minimum, example }),
    toNumber(),
    IsInt(),
    Min(minimum),
    Max(Number.MAX_SAFE_INTEGER),
  );

const OptionalWhole = (description: string, minimum: number, example: number) =>
  applyDecorators(
    ApiPropertyOptional({ description, type: 'integer', minimum, example }),
    IsOptional(),
    toNumber(),
    IsInt(),
    Min(minimum),
    Max(Number.MAX_SAFE_INTEGER),
  );

export class EventFilters {
  @OptionalWhole('Only events after this position.', 0, 0)
  after?: number;

  @OptionalWhole('Most events, up to 1,000. Default: 100. Unit: events.', 1, 100)
  @Max(MAX_EVENTS)
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
  @OptionalWhole('The tree of the first so many events; absent: of all. Unit: events.', 0, 1_000)
  taille?: number;
}

export class InclusionQuery {
  @ApiProperty({ description: 'Event.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  @IsUUID('all')
  idEvenement!: string;

  @OptionalWhole(
    'Size of the tree, greater than the event’s index; absent: of all events. Unit: events.',
    1,
    1_000,
  )
  taille?: number;
}

export class ConsistencyQuery {
  @Whole('Size of the earlier tree. Unit: events.', 1, 1_000)
  de!: number;

  @Whole('Size of the later tree. Unit: events.', 1, 2_000)
  a!: number;
}

const hex = (description: string) =>
  ApiProperty({
    description: `${description} 64 hexadecimal digits in lower case.`,
    example: '5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
  });
const path = () =>
  ApiProperty({
    description: 'Hashes of the audit path as RFC 6962 orders them, hexadecimal.',
    type: [String],
    example: ['5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328'],
  });
const size = (description: string, example = 1_000) =>
  ApiProperty({ description: `${description} Unit: events.`, type: 'integer', minimum: 0, example });
const position = (description: string) =>
  ApiProperty({ description, type: 'integer', minimum: 0, example: 1_000 });

/** With this and the hash before it, anybody can compute an event's hash. */
export class LedgerEventRow {
  @position('Position in global order, growing.')
  position!: number;

  @size('Place among all events, from 0.')
  index!: number;

  @ApiProperty({ description: 'Id.', format: 'uuid', example: '7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  idEvenement!: string;

  @ApiProperty({ description: 'Stream.', example: 'ledger-7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01' })
  flux!: string;

  @ApiProperty({ description: 'Place within the stream, from 0.', type: 'integer', minimum: 0, example: 0 })
  revision!: number;

  @ApiProperty({ description: 'What happened.', example: 'StockEntered' })
  type!: string;

  @ApiProperty({ description: 'As stored.', type: 'object', additionalProperties: true, example: {} })
  donnees!: Readonly<Record<string, unknown>>;

  @ApiProperty({
    description: 'As stored, without the hash: who, for which centre, when.',
    type: 'object',
    additionalProperties: true,
    example: {},
  })
  metadonnees!: Readonly<Record<string, unknown>>;

  @hex(
    'SHA-256 of `hashPrecedent` and the RFC 8785 JSON of `{ stream, revision, id, type, data, metadata }`.',
  )
  hash!: string;

  @hex('Hash of the event before it in its stream; zeros for the first.')
  hashPrecedent!: string;

  @ApiProperty({
    description: 'When it was appended.',
    format: 'date-time',
    example: '2026-11-16T10:20:00.000Z',
  })
  date!: string;
}

export class LedgerRoot {
  @size('Events in the tree.')
  taille!: number;

  @position('Position of the last of them; 0 for the empty tree.')
  position!: number;

  @hex('Root of the Merkle tree (RFC 6962 over SHA-256) whose leaves are the events’ hashes.')
  racine!: string;
}

/** The root of all events; with `taille` that of an earlier tree, which is not signed. */
export class SignedLedgerRoot extends LedgerRoot {
  @ApiPropertyOptional({
    description: 'When it was signed.',
    format: 'date-time',
    example: '2026-11-16T10:20:00.000Z',
  })
  date?: string;

  @ApiPropertyOptional({ description: 'Public key, SPKI in PEM.', example: '-----BEGIN PUBLIC KEY-----…' })
  cle?: string;

  @ApiPropertyOptional({
    description:
      'Ed25519 over the UTF-8 text `ledger`, `taille`, `position`, `racine`, `date`, each followed by a line feed; base64.',
    example: '…',
  })
  signature?: string;
}

export class InclusionProof {
  @size('Place of the event among all, from 0.')
  index!: number;

  @size('Size of the tree.')
  taille!: number;

  @hex('The leaf’s hash: SHA-256 of a zero byte and the 32 bytes of the event’s hash.')
  feuille!: string;

  @path()
  chemin!: string[];

  @hex('Root of that tree.')
  racine!: string;
}

export class ConsistencyProof {
  @size('Size of the earlier tree.')
  de!: number;

  @size('Size of the later tree.', 2_000)
  a!: number;

  @hex('Root of the earlier tree.')
  racineDe!: string;

  @hex('Root of the later tree.')
  racineA!: string;

  @path()
  chemin!: string[];
}

/** Null everywhere before the first check has ended. */
export class LedgerCheckView {
  @ApiProperty({ description: 'Nothing differs.', type: Boolean, nullable: true, example: true })
  intact!: boolean | null;

  @ApiProperty({
    description: 'Up to here ledger, tree, audit trail and read models were compared.',
    type: 'integer',
    nullable: true,
    example: 1_000,
  })
  position!: number | null;

  @ApiProperty({
    description: 'First of the checks in a row that came to the same.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-16T10:20:00.000Z',
  })
  depuis!: string | null;

  @ApiProperty({
    description: 'End of the last check.',
    type: String,
    format: 'date-time',
    nullable: true,
    example: '2026-11-16T10:20:00.000Z',
  })
  verifieLe!: string | null;

  @ApiProperty({
    description: 'Rows and events that differ, in English.',
    type: [String],
    example: ['stock {"id":"…"}: different, quantity'],
  })
  ecarts!: string[];
}
