import {
  EXIT_DESTINATIONS,
  type ExitDestination,
  PACKAGINGS,
  type Packaging,
} from '../../../domain/ledger/vocabulary.js';
import { MAX_REASON } from '../../../domain/shared/fields.js';
import { ChoiceField, FlagField, IdField, NumberField, TextField } from '../../http/fields/body-fields.js';
import { createdAt } from '../created.dto.js';
import { Execute } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import { OFFLINE_NAME, OfflineInstantField } from '../offline.js';

export class FridgeExitBody {
  @IdField('Received delivery-note line: the stock unit of a vaccination centre.', { required: true })
  idLigneBl: string | null = null;

  @NumberField(
    'How much is taken. In syringe mode it may be left out: so many packages as the syringes open.',
    { unit: 'packages', min: 1, example: 2 },
  )
  quantite: number | null = null;

  @NumberField('Drawn syringes; required in syringe mode.', { unit: 'syringes', min: 1, example: 12 })
  seringue: number | null = null;

  @ChoiceField('Entry mode: vials or syringes.', PACKAGINGS, { default: 'FLACON' })
  typeConditionnement: Packaging | null = null;

  @ChoiceField('Where it goes.', EXIT_DESTINATIONS, { default: 'INTERNE' })
  sortieType: ExitDestination | null = null;

  @IdField('Vaccination point below the centre; required with VACCINATION_POINT.')
  idPoint: string | null = null;

  @TextField('Comment.', { example: 'Séance du matin' })
  commentaire: string | null = null;

  @TextField('Why this batch, where another one that can be used ends earlier; kept in the history.', {
    max: MAX_REASON,
    example: 'Premier lot déjà ouvert',
  })
  motifDerogation: string | null = null;

  @FlagField('The user confirmed goods past their limit; a comment is then required.', false)
  forceValidation: boolean | null = null;

  @OfflineInstantField()
  dateOperation: string | null = null;
}

const NAMES = {
  batchId: 'idLigneBl',
  quantity: 'quantite',
  syringes: 'seringue',
  packaging: 'typeConditionnement',
  destination: 'sortieType',
  pointId: 'idPoint',
  comment: 'commentaire',
  laterBatchReason: 'motifDerogation',
} as const;

export function takeOutOfFridge(body: FridgeExitBody, facts: CommandFacts) {
  const exitId = idOf(facts, 'exit');
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'TakeOutOfFridge',
      context: facts.decision,
      exitId,
      pointIsChild: isPointBelow(facts, body.idPoint),
      ...fieldsOf(body, NAMES),
      forced: body.forceValidation ?? false,
      offline: facts.offline,
    },
    context: facts.context,
    refused: refusedAs({ ...NAMES, ...OFFLINE_NAME }),
    answer: () => createdAt(facts, exitId),
  });
}

/** Goods that were taken out offline for a point that was withdrawn since then are gone: they are recorded (EX-10). */
function isPointBelow({ centre, directory, offline }: CommandFacts, pointId: string | null): boolean {
  const point = pointId === null ? undefined : directory.centre(pointId);
  if (!point || (!point.active && offline === null)) return false;
  return point.type === 'VACCINATION_POINT' && point.parentIds.includes(centre.id);
}
