import { Injectable } from '@nestjs/common';
import type { Changes } from '../../administration-support/audit/audit-trail.js';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import type { Violation } from '../../http/errors/api-error.js';
import { ApiCode } from '../../http/errors/codes.js';
import { Tracker } from './tracker.entity.js';
import type { TrackerBody, TrackerQuery, TrackerView } from './tracker-record.dto.js';

@Injectable()
export class Trackers extends AdministeredRecords<Tracker, TrackerBody, TrackerView, TrackerQuery> {
  constructor() {
    super({
      name: 'tracker',
      entity: Tracker,
      columns: {
        nom: 'name',
        fabricant: 'maker',
        type1: 'type1',
        type2: 'type2',
        minTemperature: 'minTemperature',
        maxTemperature: 'maxTemperature',
        actif: 'active',
      },
      unique: [
        {
          columns: ['maker', 'name'],
          constraint: 'tracker_maker_name_key',
          field: 'nom',
          code: ApiCode.makerNameTaken,
        },
      ],
      locked: [],
      searched: ['name', 'maker'],
      order: 'nom',
    });
  }

  protected override narrow(rows: Rows<Tracker>, query: TrackerQuery): void {
    super.narrow(rows, query);
    rows.contains(query.nom, 'name').contains(query.fabricant, 'maker').equals('active', query.actif);
  }

  protected override violations(
    _: Changes,
    { minTemperature, maxTemperature }: Tracker,
  ): readonly Violation[] {
    return maxTemperature < minTemperature
      ? [{ field: 'maxTemperature', code: ApiCode.temperatures, rejectedValue: maxTemperature }]
      : [];
  }
}
