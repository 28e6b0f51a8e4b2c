import { Injectable } from '@nestjs/common';
import type { Rows } from '../../administration-support/listing/rows.js';
import { AdministeredRecords } from '../../administration-support/records/administered-records.js';
import { ApiCode } from '../../http/errors/codes.js';
import { Container } from './container.entity.js';
import type { ContainerBody, ContainerQuery, ContainerView } from './container-record.dto.js';

@Injectable()
export class Containers extends AdministeredRecords<Container, ContainerBody, ContainerView, ContainerQuery> {
  constructor() {
    super({
      name: 'contenant',
      entity: Container,
      columns: {
        nom: 'name',
        fabricant: 'maker',
        type: 'type',
        taille: 'size',
        poids: 'weight',
        capacite: 'capacity',
        actif: 'active',
      },
      unique: [
        {
          columns: ['maker', 'name'],
          constraint: 'container_maker_name_key',
          field: 'nom',
          code: ApiCode.makerNameTaken,
        },
      ],
      locked: [],
      searched: ['name', 'maker'],
      order: 'nom',
    });
  }

  protected override narrow(rows: Rows<Container>, query: ContainerQuery): void {
    super.narrow(rows, query);
    rows.contains(query.nom, 'name').contains(query.fabricant, 'maker').equals('active', query.actif);
  }
}
