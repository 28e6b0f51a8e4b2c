import { act, fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { useAnnounce } from './Messages.js';

const SAID = [
  ['error', 'Refusé'],
  ['error', 'Refusé encore'],
  ['warning', 'Attention'],
  ['info', 'Ligne retirée'],
  ['success', 'Annulé'],
] as const;

function Buttons() {
  const announce = useAnnounce();
  return SAID.map(([severity, text]) => (
    <button key={text} type="button" onClick={() => announce[severity](text)}>
      dit {text}
    </button>
  ));
}

function Waiting({ takeBacks }: { takeBacks: (() => void)[] }) {
  const { forNow } = useAnnounce();
  return (
    <button type="button" onClick={() => takeBacks.push(forNow('On attend'))}>
      attendre
    </button>
  );
}

const say = (...texts: string[]) => {
  for (const text of texts) fireEvent.click(screen.getByRole('button', { name: `dit ${text}` }));
};
const close = () => fireEvent.click(screen.getByRole('button', { name: 'Fermer' }));
const shows = (text: string) => expect(screen.getByText(text)).toBeInTheDocument();

it('says a success at once, and no longer what was refused before it', async () => {
  await renderInApp(<Buttons />);
  say('Refusé', 'Refusé encore');
  shows('Refusé');
  say('Annulé');
  shows('Annulé');
  expect(screen.queryByText('Refusé')).toBeNull();
  close();
  expect(screen.queryByText('Refusé encore')).toBeNull();
});

it('keeps an error until it is read, where no success comes after it', async () => {
  await renderInApp(<Buttons />);
  say('Refusé', 'Ligne retirée');
  shows('Refusé');
  close();
  shows('Ligne retirée');
});

it('says a warning that had to wait after the success that came before it was read', async () => {
  await renderInApp(<Buttons />);
  say('Refusé', 'Attention', 'Annulé');
  shows('Annulé');
  close();
  shows('Attention');
});

it('says what is so for now until it is so for nobody any more', async () => {
  const takeBacks: (() => void)[] = [];
  await renderInApp(<Waiting takeBacks={takeBacks} />);
  const wait = () => fireEvent.click(screen.getByRole('button', { name: 'attendre' }));
  wait();
  wait();
  const [first, second] = takeBacks;
  act(() => second!());
  shows('On attend');
  act(() => first!());
  expect(screen.queryByText('On attend')).toBeNull();
});
