import { Injectable } from '@nestjs/common';
import type { Changes } from '../../administration-support/audit/audit-trail.js';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { CreatedRecord } from '../../administration-support/records/record.dto.js';
import type { Actor } from '../../auth/actor.js';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { Carrier } from './carrier.entity.js';
import type { CarrierBody, CarrierQuery, CarrierView } from './carrier-record.dto.js';

@Injectable()
export class Carriers extends AdministeredRecords<Carrier, CarrierBody, CarrierView, CarrierQuery> {
  constructor() {
    super({
      name: 'transporteur',
      entity: Carrier,
      columns: {
        nom: 'name',
        siret: 'siret',
        idCentre: 'centreId',
        adresse: 'address',
        complementAdresse: 'addressComplement',
        codePostal: 'postalCode',
        ville: 'city',
        pays: 'country',
        telephone: 'phone',
        mailContact: 'mailContact',
        actif: 'active',
      },
      unique: [
        { columns: ['name'], constraint: 'carrier_name_key', field: 'nom', code: ApiCode.nameTaken },
        { columns: ['siret'], constraint: 'carrier_siret_key', field: 'siret', code: ApiCode.siretTaken },
      ],
      locked: ['idCentre'],
      searched: ['name', 'siret', 'city'],
      order: 'nom',
    });
  }

  /** A dispatch administrator's carrier gets the selected centre. */
  override create(body: CarrierBody, actor: Actor): Promise<CreatedRecord> {
    const own = actor.isAdmin ? body : { ...body, idCentre: body.idCentre ?? actor.centre?.id };
    return super.create(own, actor);
  }

  protected override narrow(rows: Rows<Carrier>, query: CarrierQuery): void {
    super.narrow(rows, query);
    rows.contains(query.nom, 'name').equals('centreId', query.idCentre).equals('active', query.actif);
  }

  /** A dispatch administrator's are those of the selected centre; who only chooses one may choose any. */
  protected override within(rows: Rows<Carrier>, actor: Actor): void {
    if (!actor.isAdmin && actor.isAdminDispatch && actor.centre) {
      rows.isOneOf('centreId', this.directory.scopeOf(actor.centre.id));
    }
  }

  protected override violations(
    { actor }: Changes,
    { centreId }: Carrier,
    _: CarrierBody,
    current: Carrier | null,
  ): readonly Violation[] {
    if (current || !centreId) return [];
    const isDispatch = this.directory.centre(centreId)?.type === 'DISPATCH';
    const isOwn = actor.isAdmin || centreId === actor.centre?.id;
    return isDispatch && isOwn
      ? []
      : [{ field: 'idCentre', code: ApiCode.notDispatchCentre, rejectedValue: centreId }];
  }

  protected override row(carrier: Carrier): CarrierView {
    const { centreId: id } = carrier;
    const centre = this.directory.centre(id);
    return {
      ...super.row(carrier),
      centreDispatch: { id, nom: centre?.name ?? id, service: centre?.service ?? null },
    };
  }

  protected override sortable(): readonly string[] {
    return [...super.sortable(), 'centreDispatch'];
  }

  protected override orderBy(field: string) {
    if (field !== 'centreDispatch') return super.orderBy(field);
    const expression = '(SELECT c.name FROM reference.centre c WHERE c.id = record.centreId)';
    return { expression, isText: true };
  }
}
