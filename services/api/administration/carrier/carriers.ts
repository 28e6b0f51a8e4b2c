import { Injectable } from '@nestjs/common';
import type { Changes } from '../../../reference-data/audit/audit-trail.js';
import { carrierDefinition } from '../../../reference-data/carrier/carrier.definition.js';
import { Carrier } from '../../../reference-data/carrier/carrier.entity.js';
import type { Actor } from '../../../reference-data/user/actor.js';
import { ApiCode } from '../../../words/codes.js';
import type { Violation } from '../../http/errors/api-error.js';
import { type Unchecked, withFields } from '../../http/validation/faults.js';
import { AdministeredRecords } from '../records/administered-records.js';
import type { CreatedRecord } from '../records/record.dto.js';
import type { CarrierBody, CarrierCentreDto, CarrierView } from './carrier.dto.js';

@Injectable()
export class Carriers extends AdministeredRecords<Carrier, CarrierBody, CarrierView> {
  constructor() {
    super(carrierDefinition, Carrier);
  }

  /** A dispatch administrator's carrier gets the selected centre, whatever the body says. */
  override create(given: Unchecked<CarrierBody>, actor: Actor): Promise<CreatedRecord> {
    const own = actor.isAdmin ? given : withFields(given, { idCentre: actor.centre?.id });
    return super.create(own, actor);
  }

  protected override violations(
    _changes: Changes,
    { centreId }: Carrier,
    _: CarrierBody,
    current: Carrier | null,
  ): readonly Violation[] {
    if (current || !centreId) return [];
    const isDispatch = this.directory.centre(centreId)?.type === 'DISPATCH';
    return isDispatch
      ? []
      : [{ field: 'idCentre', code: ApiCode.notDispatchCentre, rejectedValue: centreId }];
  }

  protected override row(carrier: Carrier): CarrierView {
    return { ...super.row(carrier), centreDispatch: this.centreOf(carrier) };
  }

  protected override choice(carrier: Carrier): object {
    return { ...super.choice(carrier), centreDispatch: this.centreOf(carrier) };
  }

  private centreOf({ centreId: id }: Carrier): CarrierCentreDto {
    const centre = this.directory.centre(id);
    return { id, nom: centre?.name ?? id, service: centre?.service ?? null };
  }
}
