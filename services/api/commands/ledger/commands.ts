/** What can be asked over HTTP of a centre's stock: a wish as it came, and who sends it. */
import { Command } from '@nestjs/cqrs';
import type { StockRow } from '../../queries/stock/stock-row.dto.js';
import type { Answer } from '../answer.js';
import type { Created, CreatedOnline } from '../created.dto.js';
import type { Sender } from '../sender.js';
import type { ExternalEntryBody } from './external-entry.dto.js';
import type { FridgeExitBody } from './fridge-exit.dto.js';
import type { DispatchPreparationBody, ReferentPreparationBody } from './preparation.dto.js';
import type { CentreScrappingBody, VaccinationScrappingBody } from './scrapping.dto.js';
import type { StockEditBody } from './stock-edit.dto.js';
import type { StockReturnBody } from './stock-return.dto.js';

export class EnterStock extends Command<Answer<Created>> {
  constructor(
    readonly sender: Sender,
    readonly body: ExternalEntryBody,
  ) {
    super();
  }
}

export class PrepareStock extends Command<Answer<Created>> {
  constructor(
    readonly sender: Sender,
    readonly body: ReferentPreparationBody | DispatchPreparationBody,
  ) {
    super();
  }
}

export class TakeOutOfFridge extends Command<Answer<CreatedOnline>> {
  constructor(
    readonly sender: Sender,
    readonly body: FridgeExitBody,
  ) {
    super();
  }
}

export class ScrapStock extends Command<Answer<Created | CreatedOnline>> {
  constructor(
    readonly sender: Sender,
    readonly body: CentreScrappingBody | VaccinationScrappingBody,
  ) {
    super();
  }
}

export class EditStock extends Command<Answer<StockRow>> {
  constructor(
    readonly sender: Sender,
    readonly body: StockEditBody,
  ) {
    super();
  }
}

export class ReturnStock extends Command<Answer<Created>> {
  constructor(
    readonly sender: Sender,
    readonly body: StockReturnBody,
  ) {
    super();
  }
}
