import { isRecalled } from '../../../domain/ledger/recalls.js';
import { MAX_REASON } from '../../../domain/shared/fields.js';
import type { LedgerExecution } from '../../../execution/streams/ledger.js';
import { ErrorCode } from '../../../words/codes.js';
import { InvalidRequest, type Violation } from '../../http/errors/api-error.js';
import { FlagField, IdField, NumberField, TextField } from '../../http/fields/body-fields.js';
import type { Created } from '../created.dto.js';
import type { DeliveryNotes, NoteLine } from '../delivery-note/delivery-notes.js';
import { Execute, type Execution } from '../execute.js';
import { type CommandFacts, idOf } from '../facts.js';
import { fieldsOf, refusedAs } from '../field-names.js';
import { unknownProduct } from './known-product.js';

export class StockReturnBody {
  @IdField('Vaccination centre that the goods come back from: a child of the selected one.', {
    required: true,
  })
  idCentreRetour: string | null = null;

  @IdField('Delivery-note line by which they had left.', { required: true })
  idLigneBl: string | null = null;

  @IdField('Product; that of the line.', { required: true })
  idProduit: string | null = null;

  @NumberField('How much comes back.', { required: true, unit: 'packages', min: 1, example: 3 })
  quantite: number | null = null;

  @FlagField('The user confirmed a quantity above what the centre has left.', false)
  forceValidation: boolean | null = null;

  @TextField('Why this batch, where another one that can be used ends earlier; kept in the history.', {
    max: MAX_REASON,
    example: 'Premier lot déjà ouvert',
  })
  motifDerogation: string | null = null;

  @TextField('Comment.', { example: 'Séance annulée' })
  commentaireRetour: string | null = null;

  @TextField('The same, by the name that it has in other bodies; `commentaireRetour` wins.')
  commentaire: string | null = null;
}

const NAMES = {
  batchId: 'idLigneBl',
  productId: 'idProduit',
  quantity: 'quantite',
  forced: 'forceValidation',
  comment: 'commentaireRetour',
  laterBatchReason: 'motifDerogation',
} as const;

const namesOf = ({ commentaireRetour, commentaire }: StockReturnBody) =>
  commentaireRetour === null && commentaire !== null ? { ...NAMES, comment: 'commentaire' as const } : NAMES;

/**
 * The centre's ledger decides what leaves it. A note without follow-up was never received in the system: there the
 * dispatch centre's ledger decides, and is told of the recalls that hold at the centre.
 *
 * @throws InvalidRequest the centre or the line is not one of the sender's
 */
export async function returnStock(
  body: StockReturnBody,
  facts: CommandFacts,
  notes: DeliveryNotes,
  ledgers: Pick<LedgerExecution, 'latest'>,
) {
  const { idCentreRetour: centreId } = body;
  const beyond = centreFaults(centreId, facts);
  const unknown = unknownProduct(body.idProduit, facts);
  const found = body.idLigneBl === null ? undefined : await notes.lineOf(body.idLigneBl);
  if (found && (found.note.destinationId !== centreId || !takesBack(facts, found))) {
    const fault = { code: ErrorCode.batchNotFound, field: 'idLigneBl', rejectedValue: body.idLigneBl };
    throw new InvalidRequest(...beyond, ...unknown, fault);
  }
  // Only what was sent to a centre may have come back from it before the centre was moved out of reach.
  const outOfReach = beyond.length === 0 ? [] : [...beyond, ...missing(body)];
  const faults = [...outOfReach, ...unknown];
  if (centreId === null || (outOfReach.length > 0 && !found)) throw new InvalidRequest(...faults);
  const refusal = { faults, isOutOfReach: outOfReach.length > 0 };
  const idProduit = unknown.length > 0 && found ? found.line.productId : body.idProduit;
  const named = { ...body, idProduit };
  if (!found?.note.followUpDisabled)
    return returnFrom(centreId, named, facts, refusal, found?.line.quantity ?? 0);
  const recalledAtCentre = isRecalled(await ledgers.latest(centreId), found.line);
  return acceptUntrackedReturn(
    { ...named, idCentreRetour: centreId },
    facts,
    refusal,
    found,
    recalledAtCentre,
  );
}

type Refusal = Required<Pick<Execution<'ledger', Created>, 'faults' | 'isOutOfReach'>>;

/**
 * The issuer takes its goods back; where it is no longer above the vaccination centre, or disabled, a dispatch centre that
 * is. Without follow-up what came back is bounded in the issuer's ledger alone (docs/rules/exits-and-returns.md, EX-7).
 */
function takesBack({ centre, directory }: CommandFacts, { note }: NoteLine): boolean {
  if (note.issuerId === centre.id) return true;
  const above = note.destinationId === null ? [] : (directory.centre(note.destinationId)?.parentIds ?? []);
  const isIssuerThere = above.includes(note.issuerId) && directory.centre(note.issuerId)?.active === true;
  return !note.followUpDisabled && above.includes(centre.id) && !isIssuerThere;
}

function returnFrom(
  centreId: string,
  body: StockReturnBody,
  facts: CommandFacts,
  refusal: Refusal,
  delivered: number,
) {
  const returnId = idOf(facts, 'return');
  const names = namesOf(body);
  return new Execute({
    stream: 'ledger',
    id: centreId,
    command: {
      type: 'ReturnStock',
      returnId,
      dispatchId: facts.centre.id,
      delivered,
      ...fieldsOf(body, names),
      forced: body.forceValidation ?? false,
    },
    context: facts.context,
    refused: refusedAs(names),
    ...refusal,
    answer: (): Created => ({ id: returnId }),
  });
}

function acceptUntrackedReturn(
  body: StockReturnBody & { readonly idCentreRetour: string },
  facts: CommandFacts,
  refusal: Refusal,
  { note, line }: NoteLine,
  recalledAtCentre: boolean,
) {
  const returnId = idOf(facts, 'return');
  const names = namesOf(body);
  const { batchId: _, laterBatchReason: __, ...fields } = fieldsOf(body, names);
  return new Execute({
    stream: 'ledger',
    id: facts.centre.id,
    command: {
      type: 'AcceptUntrackedReturn',
      returnId,
      line,
      deliveryNote: {
        noteId: note.noteId,
        lineId: line.lineId,
        number: note.number,
        issuerId: note.issuerId,
      },
      fromCentreId: body.idCentreRetour,
      recalledAtCentre,
      ...fields,
      forced: body.forceValidation ?? false,
    },
    context: facts.context,
    refused: refusedAs({ ...names, line: names.batchId }),
    ...refusal,
    answer: (): Created => ({ id: returnId }),
  });
}

const REQUIRED = ['idLigneBl', 'idProduit', 'quantite'] as const;

/** What is told of the other fields where no ledger is asked. */
const missing = (body: StockReturnBody): readonly Violation[] =>
  REQUIRED.filter((field) => body[field] === null).map((field) => ({ code: ErrorCode.required, field }));

/** Goods come back from a vaccination centre below the selected one. */
function centreFaults(id: string | null, { centre, directory }: CommandFacts): readonly Violation[] {
  const returning = id === null ? undefined : directory.centre(id);
  if (returning?.type === 'VACCINATION' && returning.parentIds.includes(centre.id)) return [];
  const code = id === null ? ErrorCode.required : ErrorCode.destinationInvalid;
  return [{ code, field: 'idCentreRetour', rejectedValue: id }];
}
