import { ApiProperty } from '@nestjs/swagger';
import type { CentreFacts } from '../../reference-data/centre/centre-facts.js';

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
export class CreatedOnline extends Created {
  @ApiProperty({
    description: 'Always false: true is the console’s own answer while it queues actions offline.',
    type: Boolean,
    example: false,
  })
  offline!: false;
}

export const createdAt = ({ type }: CentreFacts, id: string): Created | CreatedOnline =>
  type === 'VACCINATION' ? { id, offline: false } : { id };
