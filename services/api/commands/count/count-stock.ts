/** Counts of stock (docs/rules/counts.md): what a request says, and the commands that are made of it. */
import { HttpStatus } from '@nestjs/common';
import { ApiProperty } from '@nestjs/swagger';
import type { AbandonCount, CloseCount, CountBatches } from '../../../domain/ledger/commands.js';
import type { RuleViolation } from '../../../domain/shared/error.js';
import { ApiCode, ErrorCode } from '../../../words/codes.js';
import { ApiError, type Violation } from '../../http/errors/api-error.js';
import { IdField, NumberField } from '../../http/fields/body-fields.js';
import { ListOf } from '../../http/validation/list-of.js';
import type { CountView } from '../../queries/count/count.dto.js';
import type { CountPath } from '../../queries/count/count-access.js';
import type { Created } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs, refusedInLine } from '../field-names.js';
import type { WrittenRecords } from '../written-records.js';

export class CountOpeningBody {
  @IdField('Product to count; absent: all products.')
  idProduit: string | null = null;
}

class CountedLineBody {
  @IdField('Stock batch; at a vaccination centre the received delivery-note line.', { required: true })
  idStock: string | null = null;

  @NumberField('What was found; 0 where there is nothing.', {
    required: true,
    unit: 'packages',
    min: 0,
    example: 11,
  })
  quantiteComptee: number | null = null;
}

export class CountedLinesBody {
  @ApiProperty({
    description: 'Batches that were counted: at least one, at most 1,000, none twice.',
    type: () => [CountedLineBody],
  })
  @ListOf(() => CountedLineBody)
  lignes: CountedLineBody[] = [];
}

const OPENING_NAMES = { productId: 'idProduit' } as const;
const LINE_NAMES = { batchId: 'idStock', counted: 'quantiteComptee' } as const;

export function openCount(body: CountOpeningBody, facts: CommandFacts) {
  const countId = idOf(facts, 'count');
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'OpenCount',
      context: facts.decision,
      countId,
      centreCode: facts.centre.code,
      ...fieldsOf(body, OPENING_NAMES),
    },
    context: facts.context,
    refused: refusedAs(OPENING_NAMES),
    answer: (): Created => ({ id: countId }),
  });
}

/** A count that was opened, and who works on it. */
export interface CountCall {
  readonly countId: string;
  readonly type: CountPath['type'];
  readonly facts: CommandFacts;
  readonly written: WrittenRecords;
}

export const countBatches = ({ lignes }: CountedLinesBody, call: CountCall) =>
  onCount(call, {
    type: 'CountBatches',
    context: call.facts.decision,
    countId: call.countId,
    lines: lignes.map((line) => fieldsOf(line, LINE_NAMES)),
  });

export const closeCount = (call: CountCall) => onCount(call, { type: 'CloseCount', countId: call.countId });

export const abandonCount = (call: CountCall) =>
  onCount(call, { type: 'AbandonCount', countId: call.countId });

const onCount = (
  { countId, type, facts, written }: CountCall,
  command: CountBatches | CloseCount | AbandonCount,
) =>
  new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command,
    context: facts.context,
    refused,
    answer: ({ position }): Promise<CountView> => written.count(position, facts.actor, type, countId),
  });

const named = refusedInLine('lignes', LINE_NAMES, refusedAs({ lines: 'lignes' }));

/** @throws ApiError 404 where the centre has no such count: its id is in the address */
function refused(violation: RuleViolation): Violation {
  if (violation.code === ErrorCode.countNotFound) throw new ApiError(HttpStatus.NOT_FOUND, ApiCode.notFound);
  return named(violation);
}
