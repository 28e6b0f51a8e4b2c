import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.js';
import { ReceptionNotice } from './ReceptionNotice.js';

const reception = {
  date: '2026-03-09T15:30:00.000Z',
  utilisateur: 'Hugo Bernard',
  conforme: false,
  commentaire: 'Carton ouvert',
};

it('says when and by whom goods were received, and what was wrong with them', async () => {
  await renderInApp(<ReceptionNotice reception={reception} />);
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Reçu le 09/03/2026 16:30 par Hugo Bernard · Non conforme · Carton ouvert',
  );
});

it('says nothing of a note on its way', async () => {
  await renderInApp(<ReceptionNotice reception={null} />);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
