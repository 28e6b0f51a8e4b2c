import { Module } from '@nestjs/common';
import { OutboxController } from './outbox.controller.js';
import { OutboxMails } from './outbox-mails.js';

/** What an installation without a mail server has sent. */
@Module({ controllers: [OutboxController], providers: [OutboxMails] })
export class OutboxModule {}
