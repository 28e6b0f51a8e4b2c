import { Module, type Provider } from '@nestjs/common';
import { DiscoveryModule, DiscoveryService } from '@nestjs/core';
import { Command, CommandHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { Test } from '@nestjs/testing';
import { demandOneHandlerEach, messagesIn } from './one-handler-each.js';

class Move extends Command<void> {}
class Look extends Query<void> {}

@CommandHandler(Move)
class MoveHandler {
  execute() {}
}
@CommandHandler(Move)
class OtherMoveHandler {
  execute() {}
}
@QueryHandler(Look)
class LookHandler {
  execute() {}
}

const messages = messagesIn({ Move, Look, MoveHandler, limit: 3 });

async function check(...providers: Provider[]) {
  @Module({ imports: [DiscoveryModule], providers })
  class App {}
  const app = await Test.createTestingModule({ imports: [App] }).compile();
  return () => demandOneHandlerEach(app.get(DiscoveryService, { strict: false }), messages);
}

describe('the check of handlers', () => {
  it('passes where each command and query has one', async () => {
    expect(await check(MoveHandler, LookHandler)).not.toThrow();
  });

  it('names what has none', async () => {
    expect(await check(LookHandler)).toThrow('Move: no handler');
  });

  it('names what has two', async () => {
    const two = await check(MoveHandler, OtherMoveHandler, LookHandler);
    expect(two).toThrow('Move: MoveHandler and OtherMoveHandler');
  });
});
