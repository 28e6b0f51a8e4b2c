import { ApiProperty } from '@nestjs/swagger';

export class HealthDto {
  @ApiProperty({ description: '`ok`, or `unavailable` with the reasons.', enum: ['ok', 'unavailable'] })
  status!: 'ok' | 'unavailable';

  @ApiProperty({
    description: 'What speaks against sending requests here; empty where all is well.',
    type: [String],
    example: ['event store does not answer'],
  })
  reasons!: string[];
}
