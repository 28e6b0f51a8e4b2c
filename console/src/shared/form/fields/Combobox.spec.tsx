import TextField from '@mui/material/TextField';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useState } from 'react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.js';
import { onCtrlEnter } from '../on-ctrl-enter.js';
import { Combobox } from './Combobox.js';

const OPTIONS = [
  { id: 'i', name: 'Immunol' },
  { id: 'v', name: 'Vaxilor' },
];
const SHARED = {
  options: OPTIONS,
  autoHighlight: true,
  getOptionLabel: ({ name }: { name: string }) => name,
};
const send = vi.fn(async () => {});
const user = userEvent.setup();

function One() {
  const [id, setId] = useState<string | null>(null);
  return (
    <Combobox
      {...SHARED}
      value={OPTIONS.find((option) => option.id === id) ?? null}
      onChange={(_, chosen) => setId(chosen?.id ?? null)}
      renderInput={(parameters) => <TextField {...parameters} label="Produit" />}
    />
  );
}

function Several() {
  const [chosen, setChosen] = useState<typeof OPTIONS>([]);
  return (
    <Combobox
      {...SHARED}
      multiple
      value={chosen}
      onChange={(_, next) => setChosen(next)}
      renderInput={(parameters) => <TextField {...parameters} label="Produit" />}
    />
  );
}

const field = () => screen.getByRole('combobox', { name: 'Produit' });
const show = (part: ReactNode) =>
  renderInApp(
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
      onKeyDown={onCtrlEnter(send)}
    >
      {part}
      <button type="submit">Envoyer</button>
    </form>,
  );

beforeEach(() => send.mockClear());

describe('Enter in a choice', () => {
  it.each([
    ['that fits nothing', <One key="one" />, 'xyz'],
    ['that fits nothing, among several', <Several key="several" />, 'xyz'],
    ['whose list was closed', <One key="closed" />, 'imm{Escape}'],
  ])('sends no form while it holds a text %s', async (_, choice, text) => {
    await show(choice);
    await user.type(field(), text);
    await user.keyboard('{Enter}{Control>}{Enter}{/Control}');
    expect(send).not.toHaveBeenCalled();
  });

  it('sends the form where the text is what was chosen, or nothing', async () => {
    await show(<One />);
    await user.type(field(), 'imm{Enter}');
    expect(field()).toHaveValue('Immunol');
    expect(send).not.toHaveBeenCalled();
    await user.keyboard('{Enter}');
    expect(send).toHaveBeenCalledTimes(1);
    await user.clear(field());
    await user.keyboard('{Escape}{Enter}');
    expect(send).toHaveBeenCalledTimes(2);
  });
});
