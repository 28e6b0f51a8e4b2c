/** What can be asked over HTTP of a delivery note. */
import { Command } from '@nestjs/cqrs';
import type { Preparation } from '../../queries/delivery-note/preparation.dto.js';
import type { Answer } from '../answer.js';
import type { Created, CreatedOnline } from '../created.dto.js';
import type { Sender } from '../sender.js';
import type { ReferentReceptionBody, VaccinationReceptionBody } from './reception.dto.js';

export class ReceiveDeliveryNote extends Command<Answer<Created | CreatedOnline>> {
  constructor(
    readonly sender: Sender,
    readonly body: ReferentReceptionBody | VaccinationReceptionBody,
  ) {
    super();
  }
}

export class CancelPreparation extends Command<Answer<Preparation>> {
  constructor(
    readonly sender: Sender,
    readonly noteId: string,
  ) {
    super();
  }
}
