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

  @ApiProperty({
    description:
      'What is ill, while requests are answered nevertheless: mails, documents and exports may wait. Empty where all is well.',
    type: [String],
    example: ['queues do not answer'],
  })
  impaired!: string[];

  @ApiProperty({
    description:
      '`old` while a read model is halted or more than a minute behind; absent where all are current.',
    enum: ['old'],
    required: false,
  })
  figures?: 'old';
}
