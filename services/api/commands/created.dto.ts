import { ApiProperty } from '@nestjs/swagger';
import type { CommandFacts } from './facts.js';

export class Created {
  @ApiProperty({
    description: 'Id of the operation; for an entry, of the stock batch.',
    type: String,
    format: 'uuid',
    example: '7c1f8f0e-52c5-5b0f-9d0b-6f0c2a8f7a11',
  })
  id!: string;
}

/** A vaccination centre's answer. */
export class CreatedAtVaccination extends Created {
  @ApiProperty({
    description: 'The action was made offline (`dateOperation`) and sent later.',
    type: Boolean,
    example: false,
  })
  offline!: boolean;
}

export const createdAt = ({ centre, offline }: CommandFacts, id: string): Created | CreatedAtVaccination =>
  centre.type === 'VACCINATION' ? { id, offline: offline !== null } : { id };
