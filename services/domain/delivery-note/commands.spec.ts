import { prepare } from '../ledger/decide/prepare.js';
import { evolve } from '../ledger/evolve.js';
import { initialState } from '../ledger/state.js';
import { NOW } from '../testing/ledger.js';
import { PREPARATION, prepareCommand, stocked } from '../testing/preparation.js';
import { issuedNote } from './commands.js';

it('an issued note is what the preparation says', () => {
  const command = prepareCommand({ thawed: true, followUpDisabled: true });
  const [preparation] = prepare(command, stocked.reduce(evolve, initialState(command.issuer.id)));
  if (preparation === undefined) throw new Error('nothing prepared');

  expect(issuedNote(preparation.data, NOW)).toEqual({
    noteId: PREPARATION,
    number: 'PN-2026-000001',
    issuerId: command.issuer.id,
    destinationId: command.destinationId,
    followUpDisabled: true,
    preparedAt: NOW,
    lines: preparation.data.lines,
  });
});
