import { FlagField, IdField, InstantField, TextField } from '../fields.js';

/** Reception of a referent's note by a referent or dispatch centre. */
export class ReferentReceptionBody {
  @IdField('Delivery note that is received.', { required: true })
  referentBlId: string | null = null;

  @InstantField('When the goods were received; not in the future.', { required: true })
  reception: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant.', { example: 'Un carton ouvert' })
  commentaire: string | null = null;
}

/** Reception by a vaccination centre. */
export class VaccinationReceptionBody {
  @IdField('Delivery note that is received; `numeroBl` may stand in for it.', { required: true })
  idBl: string | null = null;

  @TextField('Number of the delivery note.', { example: 'PN-2026-000123' })
  numeroBl: string | null = null;

  @FlagField('The reception is compliant. Where it is not, a comment is required.', true)
  conforme: boolean | null = null;

  @TextField('Why the reception is not compliant.', { example: 'Un carton ouvert' })
  commentaire: string | null = null;
}
