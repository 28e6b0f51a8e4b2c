/** The bodies by which requests change their status. */
import { ApiProperty } from '@nestjs/swagger';
import { ArrayMaxSize, ArrayNotEmpty } from 'class-validator';
import {
  REQUEST_STATUSES,
  type RequestKind,
  type RequestStatus,
} from '../../../domain/replenishment/request-status.js';
import {
  ChoiceField,
  FlagField,
  IdField,
  InstantField,
  NumberField,
  TextField,
} from '../../http/fields/body-fields.js';
import { IsId, StoredIds } from '../../http/fields/ids.js';
import type { CommandFacts } from '../facts.js';
import { fieldsOf } from '../field-names.js';
import { ChangeRequests } from './change-requests.js';

class AskedStatus {
  @ChoiceField('Status that is asked for.', REQUEST_STATUSES, {
    required: true,
    reportedWithOthers: true,
    example: 'CONFIRME',
  })
  newStatut: RequestStatus | null = null;

  @TextField('Comment; required for a refusal, and to cancel what is confirmed.', {
    example: 'Livraison groupée',
  })
  commentaire: string | null = null;

  @InstantField('Departure of the goods, not in the past; required for DEPART_MARCHANDISES.')
  dateDepart: string | null = null;

  @FlagField('The user confirmed more than the week’s plan leaves.', false)
  forceValidation: boolean | null = null;
}

export class StatusChangeBody extends AskedStatus {
  @IdField('Request.', { required: true, checked: true })
  id = '';

  @NumberField('What is promised; required for CONFIRME.', { unit: 'packages', min: 1, example: 10 })
  nbFlacons: number | null = null;

  @InstantField('Reception that is promised, not in the past; required for CONFIRME.')
  dateReception: string | null = null;
}

/** Requests in one change: more than a day's tour of a country brings. */
const MOST_REQUESTS = 500;

export class StatusChangesBody extends AskedStatus {
  @ApiProperty({
    description: 'Requests.',
    type: [String],
    maxItems: MOST_REQUESTS,
    example: ['7f0c6c1e-1f5e-5c55-9c38-5f9d5c4f5a01'],
  })
  @StoredIds()
  @ArrayNotEmpty()
  @ArrayMaxSize(MOST_REQUESTS)
  @IsId({ each: true })
  ids: string[] = [];
}

const NAMES = { comment: 'commentaire', departedAt: 'dateDepart' } as const;

export function changeStatus(body: StatusChangeBody, kind: RequestKind, facts: CommandFacts): ChangeRequests {
  return new ChangeRequests({
    kind,
    ids: [body.id],
    idField: () => 'id',
    asked: {
      to: body.newStatut,
      asRequested: false,
      quantity: body.nbFlacons,
      receptionAt: body.dateReception,
      forced: body.forceValidation ?? false,
      ...fieldsOf(body, NAMES),
    },
    facts,
  });
}

/** Many requests at once; a confirmation promises each what it asks for. */
export const changeStatuses = (body: StatusChangesBody, facts: CommandFacts): ChangeRequests =>
  new ChangeRequests({
    kind: 'CENTRE',
    ids: body.ids,
    idField: (index) => `ids[${index}]`,
    asked: {
      to: body.newStatut,
      asRequested: true,
      quantity: null,
      receptionAt: null,
      forced: body.forceValidation ?? false,
      ...fieldsOf(body, NAMES),
    },
    facts,
  });
